import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useId } from 'react'
import { z } from 'zod'
import { documents } from '#features/documents/contract.ts'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { UploadBox } from '#features/documents/web/upload-box.tsx'
import { startUpload } from '#features/documents/web/uploads.ts'
import { sentName } from '#features/documents/web/use-document-upload.ts'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { upload } from '#web/api/upload.ts'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { chosenCompany, DocumentFields } from './document-fields.tsx'
import type { Registration } from './queries.ts'

type Props = {
  registration: Registration | undefined
  /** Initial name and type, where the caller knows what is added. */
  suggested?: { name: string; type: DocumentType; einLetter?: boolean }
  /** Called with the new document, for a form that uses it. */
  onAdded?: (added: { id: string; name: string }) => void
  onClose: () => void
  openedBy: RefObject<HTMLElement | null>
}

const { name, type, description } = documents.add.about.shape
const schema = z.object({
  ...{ name, type, registrationId: chosenCompany, einLetter: z.boolean() },
  description: z
    .string()
    .transform((typed) => typed.trim() || undefined)
    .pipe(description),
})
type Added = { fields: z.output<typeof schema>; files: readonly File[] }

/** The file is sent as soon as it is picked, provided that company and name are filled in. */
export default function AddDialog({ registration, suggested, onAdded, onClose, openedBy }: Props) {
  const { shared, add: text, types } = useMessages('teamDocuments', teamDocuments)
  const client = useQueryClient()
  const key = `add:${useId()}`
  const first = suggested?.type ?? 'license'
  const adding = useCall(
    async ({ fields: { registrationId: id, einLetter, ...fields }, files }: Added) => {
      // Only a tax document can be the EIN letter.
      const companyPaper = einLetter && fields.type === 'tax_documentation' ? ('ein_letter' as const) : undefined
      await startUpload({
        key,
        files,
        send: async (content, options) => {
          const about = { ...fields, fileName: files[0] ? sentName(files[0]) : '', companyPaper }
          const added = await upload(documents.add, { id, ...about }, content, options)
          toast.success(text.done, { description: text.doneText({ name: fields.name }) })
          void readAgainAfter(client, 'documents.changed')
          onAdded?.(added)
          onClose()
        },
      })
    },
    // An upload has its own message about a lost connection.
    { networkMode: 'always' },
  )
  const form = useCallForm(adding, {
    schema,
    values: {
      ...{ registrationId: registration?.id ?? '', type: first, name: suggested?.name ?? types[first] },
      ...{ description: '', einLetter: suggested?.einLetter ?? false },
    },
    // Picking a file sends it.
    input: () => undefined,
  })
  const typed = form.watch()
  return (
    <Dialog
      open
      title={shared.addDocument}
      description={registration ? text.text({ company: registration.companyName }) : text.anyText}
      onOpenChange={onClose}
      returnFocusTo={openedBy}
    >
      <div className="space-y-5">
        <DocumentFields
          field={form.field}
          set={form.set}
          company={form.held('registrationId')}
          typed={typed}
          registration={registration}
        />
        {typed.type === 'tax_documentation' && <Checkbox {...form.toggle('einLetter')} label={text.einLetter} />}
        <TextArea {...form.field('description')} label={text.description} rows={2} maxLength={1000} />
        <div>
          <p className="mb-2 font-semibold">{text.file}</p>
          <UploadBox
            id={key}
            onFiles={(files) => void form.handleSubmit((fields) => adding.mutate({ fields, files }))()}
          />
        </div>
      </div>
    </Dialog>
  )
}
