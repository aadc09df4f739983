const LARGEST_WORDS = 2

/** Initials of the first and the last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const chosen = words.length > LARGEST_WORDS ? [words[0], words.at(-1)] : words
  return chosen.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('') || '?'
}

export function Avatar({ name, size = 'normal' }: { name: string; size?: 'normal' | 'large' }) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded-full bg-mar-700 font-display text-areia-50 ${size === 'large' ? 'size-11' : 'size-9 text-sm'}`}
    >
      {initialsOf(name)}
    </span>
  )
}
