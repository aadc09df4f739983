import { documentStatusTone } from '#domain/documents/status.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { processes } from '#web/messages/pt-BR/processes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DetailPart } from './detail-part.tsx'
import type { ProcessDetail } from './queries.ts'

export function DetailDocuments({ documents }: { documents: ProcessDetail['documents'] }) {
  const { detail: text } = useMessages('processes', processes)
  return (
    <DetailPart title={text.documents}>
      {documents.length === 0 && <p className="text-ink-muted">{text.noDocuments}</p>}
      <ul className="divide-y divide-line">
        {documents.map(({ id, name, status, hasFile, rejectionReason }) => (
          <li key={id} className="py-2.5 first:pt-0 last:pb-0">
            <p className="flex items-start justify-between gap-3">
              <span className="min-w-0 break-words">{name}</span>
              <Badge tone={documentStatusTone[status]}>{status}</Badge>
            </p>
            {!hasFile && <p className="text-sm text-ink-muted">{text.notSent}</p>}
            {rejectionReason && (
              <p className="text-sm break-words text-ink-muted">{text.reasonGiven({ reason: rejectionReason })}</p>
            )}
          </li>
        ))}
      </ul>
    </DetailPart>
  )
}
