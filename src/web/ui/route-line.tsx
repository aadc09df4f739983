/** Decoration for empty states: the brand's dotted route. */
export function RouteLine({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 60" fill="none" aria-hidden="true" className={`w-36 ${className}`}>
      <path
        d="M14 48C44 8 104 2 146 18"
        stroke="var(--color-mar-300)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeDasharray="0.1 9"
      />
      <circle cx="14" cy="48" r="7" fill="var(--color-mar-800)" />
      <circle cx="146" cy="18" r="7" fill="var(--color-ipe-400)" stroke="var(--color-mar-800)" strokeWidth="3" />
    </svg>
  )
}
