import { Download, FileText } from 'lucide-react'
import { Link } from 'react-router'
import { messages as words } from '#features/messages/words/messages.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Message } from './queries.ts'
import { type ConversationSide, documentPath } from './sides.ts'

type Attachment = Message['attachments'][number]
const look =
  'flex min-h-11 items-center gap-2.5 rounded-md border border-line bg-surface px-3 py-1.5 text-[0.9375rem] font-semibold text-mar-900 hover:bg-white'

/** Downloads a file that the reader may download; any other document opens on the documents screen. */
export function AttachmentLink({ attachment, side }: { attachment: Attachment; side: ConversationSide }) {
  const text = useMessages('messages', words)
  const { documentId, name, version, canDownload } = attachment
  const inside = (
    <>
      {canDownload ? <Download size={17} aria-hidden="true" /> : <FileText size={17} aria-hidden="true" />}
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className="shrink-0 text-[0.8125rem] font-medium text-ink-muted">
        {text.documentStatus[attachment.status]}
      </span>
    </>
  )
  return (
    <li>
      {canDownload ? (
        <a
          href={`/api/documents/${documentId}/versions/${version}/file`}
          download
          aria-label={text.download({ name })}
          className={look}
        >
          {inside}
        </a>
      ) : (
        <Link to={documentPath(side, documentId)} aria-label={text.openDocument({ name })} className={look}>
          {inside}
        </Link>
      )}
    </li>
  )
}
