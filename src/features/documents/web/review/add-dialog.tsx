import { type RefObject, useId } from 'react'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { UploadBox } from '#features/documents/web/upload-box.tsx'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { DocumentFields } from './document-fields.tsx'
import type { Registration } from './queries.ts'
import { useAddDocument } from './use-add-document.ts'
import { useDraftDocument } from './use-draft-document.ts'

const LONGEST_DESCRIPTION = 1000

type Props = {
  registration: Registration | undefined
  /** Initial name and type, where the caller knows what is added. */
  suggested?: { name: string; type: DocumentType; einLetter?: boolean }
  /** Called with the new document, for a form that uses it. */
  onAdded?: (added: { id: string; name: string }) => void
  onClose: () => void
  openedBy: RefObject<HTMLElement | null>
}

/** The file is sent as soon as it is picked, provided that company and name are filled in. */
export default function AddDialog({ registration, suggested, onAdded, onClose, openedBy }: Props) {
  const { shared, add: text } = useMessages('teamDocuments', teamDocuments)
  const draft = useDraftDocument(registration?.id, suggested?.type ?? 'license', suggested)
  const key = `add:${useId()}`
  const add = useAddDocument(key, (added) => {
    onAdded?.(added)
    onClose()
  })
  return (
    <Dialog
      open
      title={shared.addDocument}
      description={registration ? text.text({ company: registration.companyName }) : text.anyText}
      onOpenChange={onClose}
      returnFocusTo={openedBy}
    >
      <div className="space-y-5">
        <DocumentFields draft={draft} registration={registration} />
        {draft.type === 'tax_documentation' && (
          <Checkbox
            label={text.einLetter}
            checked={draft.einLetter}
            onChange={({ target }) => draft.setEinLetter(target.checked)}
          />
        )}
        <TextArea
          label={text.description}
          rows={2}
          maxLength={LONGEST_DESCRIPTION}
          value={draft.description}
          onChange={({ target }) => draft.setDescription(target.value)}
        />
        <div>
          <p className="mb-2 font-semibold">{text.file}</p>
          <UploadBox
            id={key}
            onFiles={(files) => {
              draft.setTold(true)
              if (draft.complete) add(draft, files)
            }}
          />
        </div>
      </div>
    </Dialog>
  )
}
