import type { DocumentStatus } from '#features/documents/rules/status.ts'
import { documents } from '#features/documents/words/documents.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { documentStatusTone } from './status-tone.ts'

/** In the words and colours of G21; `label` is for screens with other words, such as the agents' (D12). */
export function DocumentStatusBadge({ status, label }: { status: DocumentStatus; label?: string }) {
  const text = useMessages('documents', documents)
  return <Badge tone={documentStatusTone[status]}>{label ?? text.status[status]}</Badge>
}
