import { z } from 'zod'
import { announcement as calls } from '#features/announcement/contract.ts'
import { type AnnouncementId, announcementRow } from '#features/announcement/rules/rows.ts'
import { announcement } from '#features/announcement/words/announcement.pt-BR.ts'
import { type DrawerProps, EditDrawer } from '#features/edits/web/edit-drawer.tsx'
import { useEditForm } from '#features/edits/web/use-edit-form.ts'
import { useCall } from '#web/forms/use-call.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { partFields } from './part-fields.ts'
import { PartInputs } from './part-inputs.tsx'
import type { Part } from './queries.ts'
import { contentFrom, type TypedPart, typedFrom } from './typed-part.ts'
import { useFigureFields } from './use-figure-words.ts'

type Props = DrawerProps & { id: AnnouncementId; title: string; where: string; part: Part }

/** The typed part as the row that is saved; problems are at the fields of its content. */
const schemaOf = (id: AnnouncementId) =>
  z.custom<TypedPart>().transform((typed, check) => {
    const row = announcementRow.safeParse({ id, content: contentFrom(partFields[id], typed) })
    if (row.success) return row.data
    for (const { message, path } of row.error.issues) check.addIssue({ code: 'custom', message, path: path.slice(1) })
    return z.NEVER
  })

/** Drawer of one part of the announcement: its form and its history. */
export default function PartDrawer({ id, title, where, part: { content, ...edited }, ...drawer }: Props) {
  const text = useMessages('announcement', announcement)
  const words = useFigureFields()
  const fields = partFields[id]
  const saving = useCall(calls.save, { event: 'announcement.changed', done: text.saved, onDone: drawer.onClose })
  const form = useEditForm({ ...content, ...edited }, saving, {
    schema: schemaOf(id),
    valuesOf: (record) => typedFrom(fields, record),
    input: (row, expectedVersion) => ({ row, expectedVersion }),
    failed: text.saveFailed,
  })
  return (
    <EditDrawer
      drawer={drawer}
      of={form}
      title={title}
      description={text.shownOn({ where })}
      save={text.save}
      subject={{ type: 'announcement', id, fields: words }}
    >
      {fields.map(({ field, kind }) => (
        <PartInputs key={field} field={field} kind={kind} {...form.held(field)} />
      ))}
    </EditDrawer>
  )
}
