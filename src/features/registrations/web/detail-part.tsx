import type { ReactNode } from 'react'

// The part's place in the single column of a phone or a drawer.
const places = { first: '@max-3xl:order-1', early: '@max-3xl:order-2', later: '@max-3xl:order-3' } as const

type Props = {
  title: string
  children: ReactNode
  place?: keyof typeof places
  /** Anchor for links to this part. */
  id?: string | undefined
}

export function DetailPart({ title, children, place = 'later', id }: Props) {
  return (
    <section
      {...(id ? { id, tabIndex: -1 } : {})}
      className={`scroll-mt-4 outline-none focus-visible:ring-2 focus-visible:ring-mar-700 rounded-lg border border-line p-4 sm:p-5 ${places[place]}`}
    >
      <h3 className="mb-3 text-[1.0625rem]">{title}</h3>
      {children}
    </section>
  )
}
