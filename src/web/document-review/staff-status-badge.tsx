import type { DocumentStatus } from '#domain/documents/status.ts'
import { DocumentStatusBadge } from '#web/documents/status-badge.tsx'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { review } from '#web/messages/pt-BR/review.ts'

/** In the words of the team's filters; what waits for the team says so. */
export function StaffDocumentBadge({ status }: { status: DocumentStatus }) {
  const text = useMessages('review', review)
  return <DocumentStatusBadge status={status} label={text.status[status]} />
}
