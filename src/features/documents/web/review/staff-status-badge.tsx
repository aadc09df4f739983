import type { DocumentStatus } from '#features/documents/rules/status.ts'
import { DocumentStatusBadge } from '#features/documents/web/status-badge.tsx'
import { teamDocuments } from '#features/documents/words/team-documents.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Uses the labels of the team's filters, with a separate label for a document that waits for the team. */
export function StaffDocumentBadge({ status }: { status: DocumentStatus }) {
  const text = useMessages('teamDocuments', teamDocuments)
  return <DocumentStatusBadge status={status} label={text.status[status]} />
}
