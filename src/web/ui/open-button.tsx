import type { ReactNode } from 'react'

type Props = {
  /** Said instead of the content, for those who hear it without the rest of the line. */
  label: string
  onOpen: () => void
  className?: string
  children: ReactNode
}

/** What a line of a list is called; a press opens its record. */
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
