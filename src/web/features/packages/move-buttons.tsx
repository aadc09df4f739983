import { ArrowDown, ArrowUp } from 'lucide-react'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { services } from '#web/i18n/pt-BR/services.ts'

type Props = { name: string; place: number; all: number; busy: boolean; onMove: (step: -1 | 1) => void }

/** One press is one place; the focus stays on the button, so that several presses move several places. */
export function MoveButtons({ name, place, all, busy, onMove }: Props) {
  const text = useMessages('services', services)
  const button = (label: string, Icon: typeof ArrowUp, step: -1 | 1, atEnd: boolean) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={atEnd || busy || undefined}
      onClick={() => !atEnd && !busy && onMove(step)}
      className="icon-btn grid aria-disabled:opacity-40"
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  )
  return (
    <span className="flex items-center gap-1">
      {button(text.up({ name }), ArrowUp, -1, place === 1)}
      {button(text.down({ name }), ArrowDown, 1, place === all)}
    </span>
  )
}
