import { useQueryClient } from '@tanstack/react-query'
import { documents } from '#contract/documents.ts'
import { startUpload } from '#web/documents/uploads.ts'
import { sentName } from '#web/documents/use-document-upload.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { review } from '#web/messages/pt-BR/review.ts'
import { toast } from '#web/ui/toast.ts'
import { type SendOptions, upload } from '#web/upload.ts'
import { readAgain } from './queries.ts'
import type { DraftDocument } from './use-draft-document.ts'

/** Sends the team's own file for a customer. */
export function useAddDocument(key: string, onDone: () => void) {
  const { add: text } = useMessages('review', review)
  const client = useQueryClient()
  return (draft: DraftDocument, files: readonly File[]): void => {
    const [file] = files
    if (!file) return
    const { registrationId: id, type, name } = draft
    const description = draft.description.trim()
    const send = async (content: Blob, options: SendOptions): Promise<void> => {
      const about = { fileName: sentName(file), name: name.trim(), type, ...(description ? { description } : {}) }
      await upload(documents.add, { id, ...about }, content, options)
      toast.success(text.done, { description: text.doneText({ name: name.trim() }) })
      void readAgain(client)
      onDone()
    }
    void startUpload({ key, files, send })
  }
}
