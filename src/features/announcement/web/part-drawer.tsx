import { type RefObject, useId, useState } from 'react'
import { type AnnouncementId, announcementRow } from '#features/announcement/rules/rows.ts'
import { announcement } from '#features/announcement/words/announcement.pt-BR.ts'
import { ConflictNotice } from '#features/edits/web/conflict-notice.tsx'
import { EditHistory } from '#features/edits/web/edit-history.tsx'
import { useEdited } from '#web/forms/use-edited.ts'
import { Button } from '#web/ui/button.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'
import { partFields } from './part-fields.ts'
import { PartInputs } from './part-inputs.tsx'
import type { Part } from './queries.ts'
import { contentFrom, typedFrom } from './typed-part.ts'
import { useFigureFields } from './use-figure-words.ts'
import { useSavePart } from './use-save-part.ts'

type Props = {
  id: AnnouncementId
  title: string
  where: string
  part: Part
  onClose: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  returnFocusTo: RefObject<HTMLElement | null>
}

const flat = ({ content, editedAt, editedBy }: Part) => ({ ...content, editedAt, editedBy })

/** Drawer of one part of the announcement: its form and its history. */
export default function PartDrawer({ id, title, where, part, ...drawer }: Props) {
  const text = useMessages('announcement', announcement)
  const problemText = useProblemText()
  const words = useFigureFields()
  const formId = useId()
  const fields = partFields[id]
  const { began, met, acknowledge } = useEdited(part)
  const [typed, setTyped] = useState(() => typedFrom(fields, part.content))
  const [tried, setTried] = useState(false)
  const saving = useSavePart(drawer.onClose)
  const conflict = met && !saving.isPending && !saving.isSuccess
  const row = announcementRow.safeParse({ id, content: { ...began.content, ...contentFrom(fields, typed) } })
  const problem = (field: string): string | undefined => {
    const issue = tried ? row.error?.issues.find(({ path }) => path[1] === field) : undefined
    return issue && problemText(issue.message)
  }
  const submit = () => {
    setTried(true)
    if (row.success && !conflict) saving.mutate({ row: row.data, expectedVersion: began.version })
  }
  return (
    <RecordDrawer
      title={title}
      description={text.shownOn({ where })}
      {...drawer}
      footer={
        <Button
          type="submit"
          form={formId}
          size="panel"
          disabled={conflict}
          loading={saving.isPending}
          className="max-sm:w-full"
        >
          {text.save}
        </Button>
      }
    >
      <div className="space-y-7">
        {conflict && (
          <ConflictNotice
            began={flat(began)}
            current={flat(part)}
            fields={words}
            onKeep={acknowledge}
            onTake={() => {
              setTyped(typedFrom(fields, part.content))
              acknowledge()
            }}
          />
        )}
        <form
          id={formId}
          noValidate
          className="space-y-5"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          {fields.map(({ field, kind }) => {
            const value = typed[field]
            return (
              value && (
                <PartInputs
                  key={field}
                  field={field}
                  kind={kind}
                  typed={value}
                  error={problem(field)}
                  onChange={(next) => setTyped({ ...typed, [field]: next })}
                />
              )
            )
          })}
        </form>
        <section aria-label={text.history}>
          <h3 className="mb-2 font-semibold">{text.history}</h3>
          <EditHistory subjectType="announcement" subjectId={id} fields={words} />
        </section>
      </div>
    </RecordDrawer>
  )
}
