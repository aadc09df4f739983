import type { BadgeTone } from '#domain/badge-tone.ts'
import type { Confidence } from '#domain/catalog/state-guide.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { states } from '#web/i18n/pt-BR/states.ts'
import { Badge } from '#web/ui/badge.tsx'

const tones: Record<Confidence, BadgeTone> = { high: 'green', medium: 'yellow', low: 'red' }

export function ConfidenceBadge({ confidence }: { confidence: Confidence }) {
  const text = useMessages('states', states)
  return <Badge tone={tones[confidence]}>{text.confidence[confidence]}</Badge>
}
