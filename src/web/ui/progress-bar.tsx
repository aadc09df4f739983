type Props = { label: string; value: number; max?: number; onDark?: boolean; className?: string }

const grounds = {
  light: 'bg-areia-300 [&::-webkit-progress-bar]:bg-areia-300',
  dark: 'bg-mar-700 [&::-webkit-progress-bar]:bg-mar-700',
}

/** A native `<progress>`, so that screen readers announce it as one. */
export function ProgressBar({ label, value, max = 100, onDark = false, className = '' }: Props) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={`block h-2 w-full appearance-none overflow-hidden rounded-full border-0 [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-ipe-400 [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-ipe-400 [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-200 ${onDark ? grounds.dark : grounds.light} ${className}`}
    />
  )
}
