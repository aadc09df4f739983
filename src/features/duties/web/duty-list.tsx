import { isPending } from '#features/duties/rules/duty.ts'
import { duties } from '#features/duties/words/duties.pt-BR.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { DutyLine } from './duty-line.tsx'
import type { Duty } from './queries.ts'

type Group = { key: string; title: string; items: Duty[] }

/** Overdue duties first, then month by month, then undated ones. */
function useGroups(items: readonly Duty[]): Group[] {
  const text = useMessages('duties', duties)
  const { locale } = useLocale()
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const keyOf = ({ overdue, dueOn }: Duty): string => (overdue ? 'overdue' : (dueOn?.slice(0, 7) ?? 'undated'))
  const titleOf = (key: string): string => {
    if (key === 'overdue') return text.overdue
    return key === 'undated' ? text.undated : month.format(new Date(`${key}-15T00:00:00Z`))
  }
  return [...Map.groupBy(items, keyOf)].map(([key, own]) => ({ key, title: titleOf(key), items: own }))
}

/** All duties of a company by date, with the settled ones collapsed below. */
export function DutyList({ items, onOpen }: { items: readonly Duty[]; onOpen: (id: string) => void }) {
  const text = useMessages('duties', duties)
  const pending = items.filter(({ status }) => isPending(status))
  const settled = items.filter(({ status }) => !isPending(status)).toReversed()
  const groups = useGroups(pending)
  return (
    <section aria-label={text.list} className="space-y-5">
      {groups.length === 0 && (
        <div className="card">
          <EmptyState compact title={text.nothing} text={text.nothingText} />
        </div>
      )}
      {groups.map(({ key, title, items: own }) => (
        <div key={key}>
          <h2 className={`mb-2 text-[1.0625rem] first-letter:uppercase ${key === 'overdue' ? 'text-urucum-700' : ''}`}>
            {title}
          </h2>
          <ul className="card overflow-hidden">
            {own.map((duty) => (
              <DutyLine key={duty.id} duty={duty} onOpen={onOpen} />
            ))}
          </ul>
        </div>
      ))}
      {settled.length > 0 && (
        <details className="card">
          <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold text-mar-700 sm:px-5">
            {text.settled({ count: settled.length })}
          </summary>
          <ul className="border-t border-line">
            {settled.map((duty) => (
              <DutyLine key={duty.id} duty={duty} onOpen={onOpen} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
