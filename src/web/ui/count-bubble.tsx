/** A number at the corner of a button; hidden from screen readers, because the button's name includes the count. */
export function CountBubble({ count }: { count: string }) {
  if (!count) return null
  return (
    <span
      aria-hidden="true"
      className="absolute -top-1.5 -right-1.5 min-w-5 rounded-full bg-urucum-600 px-1 text-center text-[0.6875rem] leading-5 font-bold text-white ring-2 ring-page"
    >
      {count}
    </span>
  )
}
