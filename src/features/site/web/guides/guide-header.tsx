import { ArrowDown, ArrowUp } from 'lucide-react'
import { stateGuides as text } from '#features/site/web/content/state-guides.ts'
import type { GuideSort, GuideView } from './arrange-guides.ts'

/** The grid that the rows and their heading share on a wide screen. */
export const guideColumns =
  'lg:grid lg:grid-cols-[minmax(0,1.5fr)_9rem_9rem_minmax(0,2fr)_1.5rem] lg:items-center lg:gap-4'

const columns: { sort: GuideSort; label: string }[] = [
  { sort: 'name', label: text.columns.state },
  { sort: 'filingFee', label: text.columns.filingFee },
  { sort: 'yearlyCost', label: text.columns.yearlyCost },
  { sort: 'due', label: text.columns.due },
]

/** Column headings that sort the table; on a phone only the select above sorts. */
export function GuideHeader({ view, onSort }: { view: GuideView; onSort: (sort: GuideSort) => void }) {
  const Arrow = view.reverse ? ArrowUp : ArrowDown
  return (
    <div className={`hidden border-b border-line bg-areia-100 px-5 ${guideColumns}`}>
      {columns.map(({ sort, label }) => (
        <button
          key={sort}
          type="button"
          aria-pressed={view.sort === sort}
          aria-label={`${text.sortLabel} ${label}`}
          onClick={() => onSort(sort)}
          className="flex min-h-12 items-center gap-1.5 text-left text-sm font-semibold text-mar-800 hover:underline"
        >
          {label}
          {view.sort === sort && <Arrow size={15} aria-hidden="true" />}
        </button>
      ))}
      <span />
    </div>
  )
}
