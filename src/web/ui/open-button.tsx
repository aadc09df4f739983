import type { ReactNode } from 'react'

type Props = {
  /** Accessible name, for screen readers that announce the button without the rest of its row. */
  label: string
  onOpen: () => void
  className?: string
  children: ReactNode
}

/** The name of a row as a button that opens its record. */
export function OpenButton({ label, onOpen, className = '', children }: Props) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={label}
      className={`flex min-h-11 items-center text-left font-semibold break-words text-mar-700 underline-offset-4 hover:underline ${className}`}
    >
      {children}
    </button>
  )
}
