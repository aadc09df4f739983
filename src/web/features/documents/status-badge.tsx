import { type DocumentStatus, documentStatusTone } from '#domain/documents/status.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { documents } from '#web/i18n/pt-BR/documents.ts'
import { Badge } from '#web/ui/badge.tsx'

/** In the words and colours of G21; `label` is for screens with other words, such as the agents' (D12). */
export function DocumentStatusBadge({ status, label }: { status: DocumentStatus; label?: string }) {
  const text = useMessages('documents', documents)
  return <Badge tone={documentStatusTone[status]}>{label ?? text.status[status]}</Badge>
}
