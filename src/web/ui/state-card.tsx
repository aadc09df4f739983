import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import type { BadgeTone } from './badge-tone.ts'

type Props = { title: string; badge: readonly [BadgeTone, string]; children: ReactNode }

/** A card for one part of the system with a badge of its state. */
export function StateCard({ title, badge: [tone, label], children }: Props) {
  return (
    <section aria-label={title} className="card min-w-0 p-4 sm:p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-[1.0625rem]">{title}</h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {children}
    </section>
  )
}
