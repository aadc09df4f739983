import { type ReactNode, useId } from 'react'

/** One part of a client's card. */
export function CardPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line py-4 first:border-t-0 first:pt-0">
      <h3 id={id} className="mb-2 text-[1.0625rem]">
        {title}
      </h3>
      {children}
    </section>
  )
}
