import type { Confidence } from '#features/catalog/rules/state-guide.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

const tones: Record<Confidence, BadgeTone> = { high: 'green', medium: 'yellow', low: 'red' }

export function ConfidenceBadge({ confidence }: { confidence: Confidence }) {
  const text = useMessages('states', states)
  return <Badge tone={tones[confidence]}>{text.confidence[confidence]}</Badge>
}
