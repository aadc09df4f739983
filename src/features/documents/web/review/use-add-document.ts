import { useQueryClient } from '@tanstack/react-query'
import { documents } from '#features/documents/contract.ts'
import { startUpload } from '#features/documents/web/uploads.ts'
import { sentName } from '#features/documents/web/use-document-upload.ts'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { type SendOptions, upload } from '#web/api/upload.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { DraftDocument } from './use-draft-document.ts'

/** Uploads a file of the team for a customer; `onDone` receives the new document. */
export function useAddDocument(key: string, onDone: (added: { id: string; name: string }) => void) {
  const { add: text } = useMessages('teamDocuments', teamDocuments)
  const client = useQueryClient()
  return (draft: DraftDocument, files: readonly File[]): void => {
    const [file] = files
    if (!file) return
    const { registrationId: id, type, name, einLetter } = draft
    const description = draft.description.trim()
    const send = async (content: Blob, options: SendOptions): Promise<void> => {
      const about = {
        ...{ fileName: sentName(file), name: name.trim(), type },
        ...(description ? { description } : {}),
        ...(einLetter ? { companyPaper: 'ein_letter' as const } : {}),
      }
      const added = await upload(documents.add, { id, ...about }, content, options)
      toast.success(text.done, { description: text.doneText({ name: name.trim() }) })
      void readAgainAfter(client, 'documents.changed')
      onDone(added)
    }
    void startUpload({ key, files, send })
  }
}
