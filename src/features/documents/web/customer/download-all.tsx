import { FolderDown } from 'lucide-react'
import { documents } from '#features/documents/contract.ts'
import type { DocumentView } from '#features/documents/web/version-list.tsx'
import { whyNotDownload } from '#features/documents/web/why-not-download.ts'
import { customerDocuments, documents as words } from '#features/documents/words/documents.pt-BR.ts'
import { linkTo } from '#web/api/call.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type Props = { registrationId: string; items: readonly DocumentView[] }

/** Downloads all documents that the customer may download, as one ZIP with an index that the server streams. */
export function DownloadAll({ registrationId, items }: Props) {
  const text = useMessages('customerDocuments', customerDocuments)
  const shared = useMessages('documents', words)
  const unverified = items.some((document) => whyNotDownload(document) === 'unverified')
  const ready = items.some(({ file }) => file?.canDownload) && !unverified
  const inside = (
    <>
      <FolderDown size={18} aria-hidden="true" />
      {text.downloadAll}
    </>
  )
  if (ready)
    return (
      <a href={linkTo(documents.zip, { id: registrationId })} download className={buttonClass('ghost', 'panel')}>
        {inside}
      </a>
    )
  const reason = unverified ? shared.unverified : text.nothingToDownload
  return (
    <button type="button" disabled title={reason} className={buttonClass('ghost', 'panel')}>
      {inside}
      <span className="sr-only">: {reason}</span>
    </button>
  )
}
