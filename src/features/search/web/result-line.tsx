import { Building2, FileText, LifeBuoy, type LucideIcon, UserRound } from 'lucide-react'
import type { SearchKind } from '#features/search/rules/relevance.ts'
import { search } from '#features/search/words/search.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Result } from './results.ts'

const icons: Record<SearchKind, LucideIcon> = {
  company: Building2,
  person: UserRound,
  document: FileText,
  ticket: LifeBuoy,
}

type Props = { id: string; result: Result; chosen: boolean; onPoint: () => void; onOpen: () => void }

export function ResultLine({ id, result, chosen, onPoint, onOpen }: Props) {
  const text = useMessages('search', search)
  const Icon = icons[result.kind]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box above, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the chosen line
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      ref={(line) => {
        if (chosen) line?.scrollIntoView({ block: 'nearest' })
      }}
      onPointerMove={onPoint}
      onClick={onOpen}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 aria-selected:bg-areia-100"
    >
      <Icon size={18} aria-hidden="true" className="shrink-0 text-mar-700" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{result.title}</span>
        <span className="block truncate text-sm text-ink-muted">{result.detail}</span>
      </span>
      <span className="shrink-0 text-label text-ink-muted">{text.kinds[result.kind]}</span>
    </div>
  )
}
