import { ArrowDown, ArrowUp } from 'lucide-react'

type Props = { up: string; down: string; place: number; all: number; onMove: (step: -1 | 1) => void }

/** Buttons that move a row by one place; the focus stays on the button, so that it can be pressed repeatedly. */
export function MoveButtons({ up, down, place, all, onMove }: Props) {
  const button = (label: string, Icon: typeof ArrowUp, step: -1 | 1, atEnd: boolean) => (
    <button
      type="button"
      translate="no"
      aria-label={label}
      title={label}
      aria-disabled={atEnd || undefined}
      onClick={() => !atEnd && onMove(step)}
      className="icon-btn grid aria-disabled:opacity-40"
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  )
  return (
    <span className="flex items-center gap-1">
      {button(up, ArrowUp, -1, place === 1)}
      {button(down, ArrowDown, 1, place === all)}
    </span>
  )
}
