import { type DocumentStatus, documentTurn, nextStatus } from '#features/documents/rules/status.ts'
import { documents as words } from '#features/documents/words/documents.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { UploadButton } from './upload-button.tsx'
import { useDocumentUpload } from './use-document-upload.ts'

type Props = { document: { id: string; name: string; status: DocumentStatus } }

/** The customer's button of a row: send, send again what was rejected, or replace what is under review. */
export function SendFile({ document: { id, name, status } }: Props) {
  const { upload } = useMessages('documents', words)
  const send = useDocumentUpload()
  if (!nextStatus(status, 'upload')) return null
  const waits = documentTurn(status) === 'customer'
  const [label, full] =
    status === 'rejected'
      ? [upload.again, upload.againFor({ name })]
      : waits
        ? [upload.send, upload.sendFor({ name })]
        : [upload.replace, upload.replaceFor({ name })]
  return (
    <UploadButton
      id={id}
      label={label}
      name={full}
      variant={waits ? 'primary' : 'ghost'}
      onFiles={(files) => send({ id, name }, files)}
    />
  )
}
