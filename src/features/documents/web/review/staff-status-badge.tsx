import type { DocumentStatus } from '#features/documents/rules/status.ts'
import { DocumentStatusBadge } from '#features/documents/web/status-badge.tsx'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Uses the words of the team's filters, and says so when a document waits for the team. */
export function StaffDocumentBadge({ status }: { status: DocumentStatus }) {
  const text = useMessages('teamDocuments', teamDocuments)
  return <DocumentStatusBadge status={status} label={text.status[status]} />
}
