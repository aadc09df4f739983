import { isPending } from '#features/duties/rules/duty.ts'
import { duties } from '#features/duties/words/duties.pt-BR.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { dayIn, monthOf, yearOf } from '#rules/days/day.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { Duty } from './queries.ts'
import { useDutyWords } from './use-duty-words.ts'

const MONTHS = 12

/** The next twelve months including this one, as `2027-05`. */
function monthsFrom(today: string): string[] {
  const [year, month] = [yearOf(today), monthOf(today)]
  return Array.from({ length: MONTHS }, (_, ahead) => dayIn(year, month + ahead, 1).slice(0, 7))
}

/** The next twelve months on wide screens: each duty in its month; a click opens it. */
export function YearStrip({ items, onOpen }: { items: readonly Duty[]; onOpen: (id: string) => void }) {
  const text = useMessages('duties', duties)
  const { locale } = useLocale()
  const { day } = useDutyWords()
  const months = monthsFrom(officeDay(new Date()))
  const byMonth = Map.groupBy(
    items.filter(({ status }) => isPending(status)),
    ({ dueOn }) => dueOn?.slice(0, 7),
  )
  const shortOf = ({ dueOn, code }: Duty) => `${dueOn?.slice(8)} ${text.short[code]}`
  const name = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  return (
    <section aria-label={text.strip} className="card hidden overflow-hidden lg:block">
      <ol className="grid grid-cols-12 divide-x divide-line">
        {months.map((month, at) => (
          <li key={month} className={`min-h-28 px-1.5 pt-2 pb-2.5 ${at === 0 ? 'bg-areia-100' : ''}`}>
            <p className="mb-1.5 text-center text-label text-ink-muted">
              <span className="first-letter:uppercase">
                {name.format(new Date(`${month}-15T00:00:00Z`)).replace('.', '')}
              </span>
              {(at === 0 || month.endsWith('-01')) && <span className="ml-1 font-semibold">{month.slice(0, 4)}</span>}
            </p>
            <ul className="space-y-1">
              {(byMonth.get(month) ?? []).map((duty) => (
                <li key={duty.id}>
                  <button
                    type="button"
                    aria-label={`${shortOf(duty)}: ${duty.name}, ${day(duty)}`}
                    title={`${duty.name}, ${day(duty)}`}
                    onClick={() => onOpen(duty.id)}
                    className={`block min-h-7 w-full truncate rounded-sm px-1 text-center text-[0.75rem] leading-7 font-semibold ${
                      duty.overdue
                        ? 'bg-urucum-100 text-urucum-700'
                        : duty.country === 'br'
                          ? 'bg-mata-100 text-mata-700'
                          : 'bg-ceu-100 text-ceu-700'
                    }`}
                  >
                    {shortOf(duty)}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}
