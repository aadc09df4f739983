import { documents } from '#features/documents/contract.ts'
import { documents as words } from '#features/documents/words/documents.pt-BR.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { upload } from '#web/api/upload.ts'
import { queryClient } from '#web/session/query-client.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { startUpload } from './uploads.ts'

const LONGEST_NAME = 200
/** A long name is cut at its beginning, because its end says what kind of file it is. */
export const sentName = ({ name }: File): string => [...name].slice(-LONGEST_NAME).join('')

/** Uploads a customer's file for one of their documents. */
export function useDocumentUpload(): (document: { id: string; name: string }, files: readonly File[]) => void {
  const text = useMessages('documents', words).upload
  return ({ id, name }, files) => {
    const [file] = files
    if (!file) return
    const send = async (content: Blob, options: Parameters<typeof upload>[3]): Promise<void> => {
      await upload(documents.upload, { id, fileName: sentName(file) }, content, options)
      toast.success(text.sent, { description: text.sentText({ name }) })
      void readAgainAfter(queryClient(), 'documents.changed')
    }
    void startUpload({ key: id, files, send })
  }
}
