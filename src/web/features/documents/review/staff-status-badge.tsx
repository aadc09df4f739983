import type { DocumentStatus } from '#domain/documents/status.ts'
import { DocumentStatusBadge } from '#web/features/documents/status-badge.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { teamDocuments } from '#web/i18n/pt-BR/team-documents.ts'

/** Uses the words of the team's filters, and says so when a document waits for the team. */
export function StaffDocumentBadge({ status }: { status: DocumentStatus }) {
  const text = useMessages('teamDocuments', teamDocuments)
  return <DocumentStatusBadge status={status} label={text.status[status]} />
}
