import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { stateGuides as text } from '#features/site/web/content/state-guides.ts'
import { money, yearly } from './figures.ts'
import { figuresOf, type Guide, type GuideType } from './guide.ts'
import { GuideDetails } from './guide-details.tsx'
import { guideColumns } from './guide-header.tsx'

type Props = {
  guide: Guide
  type: GuideType
  onStart: (choice: { stateId: string; companyTypeId: GuideType }) => void
}

/** A row of the table on a wide screen, a card on a phone. */
export function GuideRow({ guide, type, onStart }: Props) {
  const figures = figuresOf(guide, type)
  return (
    <li className="max-lg:card" data-state={guide.id}>
      <details className="group">
        <summary
          className={`relative block list-none px-5 py-4 hover:bg-white focus-visible:-outline-offset-3 max-lg:rounded-xl lg:py-3 [&::-webkit-details-marker]:hidden ${guideColumns}`}
        >
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-lg:pr-8">
            <span className="font-semibold">{guide.name}</span>
            <span className="text-sm text-ink-muted">{guide.abbreviation}</span>
            {guide.popular && <span className="tag bg-ipe-100 text-ipe-700">{text.popular}</span>}
          </span>
          <Figure label={text.columns.filingFee}>{money(figures?.filingFeeCents ?? null)}</Figure>
          <Figure label={text.columns.yearlyCost}>{yearly(figures)}</Figure>
          <Figure label={text.columns.due}>{figures?.due || text.labels.noDue}</Figure>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="text-mar-700 transition-transform group-open:rotate-180 max-lg:absolute max-lg:top-4 max-lg:right-4"
          />
        </summary>
        <GuideDetails guide={guide} onStart={() => onStart({ stateId: guide.id, companyTypeId: type })} />
      </details>
    </li>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="mt-2 flex justify-between gap-4 text-[0.9375rem] lg:mt-0 lg:block">
      <span className="shrink-0 text-ink-muted lg:sr-only">{label}: </span>
      <span className="max-lg:text-right tabular-nums">{children}</span>
    </span>
  )
}
