import type { DocumentStatus } from '#domain/documents/status.ts'
import { DocumentStatusBadge } from '#web/features/documents/status-badge.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { teamDocuments } from '#web/i18n/pt-BR/team-documents.ts'

/** In the words of the team's filters; what waits for the team says so. */
export function StaffDocumentBadge({ status }: { status: DocumentStatus }) {
  const text = useMessages('teamDocuments', teamDocuments)
  return <DocumentStatusBadge status={status} label={text.status[status]} />
}
