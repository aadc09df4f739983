import { FolderDown } from 'lucide-react'
import { documents } from '#contract/documents.ts'
import { linkTo } from '#web/api.ts'
import type { DocumentView } from '#web/documents/version-list.tsx'
import { whyNotDownload } from '#web/documents/why-not-download.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { documents as words } from '#web/messages/pt-BR/documents.ts'
import { documentsPage } from '#web/messages/pt-BR/documents-page.ts'
import { buttonClass } from '#web/ui/button.tsx'

type Props = { registrationId: string; items: readonly DocumentView[] }

/** Everything that may be saved, as one ZIP with an index; packed by the server while it is sent. */
export function DownloadAll({ registrationId, items }: Props) {
  const text = useMessages('documentsPage', documentsPage)
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
