type Props = { label: string; value: number; max?: number; className?: string }

/** How far something has come; the browser's own element, so that it is read out as what it is. */
export function ProgressBar({ label, value, max = 100, className = '' }: Props) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={`block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-areia-300 [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-ipe-400 [&::-webkit-progress-bar]:bg-areia-300 [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-ipe-400 [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-200 ${className}`}
    />
  )
}
