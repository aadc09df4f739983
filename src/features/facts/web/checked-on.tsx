import { needsRecheck } from '#features/facts/rules/recheck.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

/** The day of the last check; highlighted when it is more than a year ago or missing (G51). */
export function CheckedOn({ day, sentence = false }: { day: string | null; sentence?: boolean }) {
  const text = useMessages('states', states)
  const { date } = useDates()
  const old = needsRecheck(day, new Date())
  const shown = day === null ? text.neverChecked : sentence ? text.checkedOn({ day: date(day) }) : date(day)
  return <span className={`whitespace-nowrap ${old ? 'font-semibold text-urucum-600' : ''}`}>{shown}</span>
}
