/** Logo and name in the current text colour. With `compact` a phone shows only the logo. */
export function Brand({ name, compact = false }: { name: string; compact?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg width="34" height="22" viewBox="0 0 34 22" fill="none" aria-hidden="true">
        <path
          d="M4 17C8 5 22 1 30 6"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeDasharray="0.1 4.6"
        />
        <circle cx="4.2" cy="17.4" r="3.4" fill="currentColor" />
        <circle cx="29.4" cy="6" r="3.1" fill="var(--color-ipe-400)" stroke="currentColor" strokeWidth="2" />
      </svg>
      <span
        className={`pb-[3px] font-display text-[1.5rem] leading-none font-bold tracking-[-0.03em] lowercase ${compact ? 'max-sm:hidden' : ''}`}
      >
        {name}
      </span>
    </span>
  )
}
