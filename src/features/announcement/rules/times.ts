import type { LanguageTag } from '#rules/language/language-tag.ts'
import { type Span, spanText } from './span.ts'

/** With this many finished cases, the times of our own cases replace the announced ones (B1). */
export const CASES_NEEDED = 20

export type MeasuredTime = 'formation' | 'ein' | 'total'

/** What our finished cases took, in whole days; `month` is that of the newest one. */
export type Measured = { medianDays: number; mostDays: number; cases: number; month: string }
export type MeasuredTimes = Readonly<Record<MeasuredTime, Measured | null>>
export const notMeasured: MeasuredTimes = { formation: null, ein: null, total: null }

/** The announced span until there are enough cases, then the measured time. */
export type ShownTime = Span | Measured
export type ShownTimes = Readonly<Record<MeasuredTime, ShownTime>>

const nearest = (days: readonly number[], share: number): number =>
  days[Math.max(0, Math.ceil(days.length * share) - 1)] ?? 0

/** Median and 90th percentile by nearest rank; null for too few cases. */
export function measure(days: readonly number[], month: string): Measured | null {
  if (days.length < CASES_NEEDED) return null
  const sorted = [...days].sort((one, other) => one - other)
  return { medianDays: nearest(sorted, 0.5), mostDays: nearest(sorted, 0.9), cases: days.length, month }
}

export const shownTimes = (announced: Readonly<Record<MeasuredTime, Span>>, measured: MeasuredTimes): ShownTimes => ({
  formation: measured.formation ?? announced.formation,
  ein: measured.ein ?? announced.ein,
  total: measured.total ?? announced.total,
})

const days = (count: number, language: LanguageTag): string =>
  spanText({ from: count, to: count, unit: 'days' }, language)
const monthName = (month: string, language: LanguageTag): string =>
  new Date(`${month}-15T00:00:00Z`).toLocaleDateString(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })

const words: Readonly<Record<LanguageTag, (median: string, most: string, cases: number, month: string) => string>> = {
  'pt-BR': (median, most, cases, month) =>
    `${median} (mediana de ${cases} casos nossos, 9 em 10 em até ${most}; ${month})`,
  'en-US': (median, most, cases, month) =>
    `${median} (median of ${cases} cases of ours, 9 in 10 within ${most}; ${month})`,
  'es-ES': (median, most, cases, month) =>
    `${median} (mediana de ${cases} casos nuestros, 9 de cada 10 en hasta ${most}; ${month})`,
}

/** The time alone, where there is no room for how it was measured. */
export const shortTime = (time: ShownTime, language: LanguageTag): string =>
  'unit' in time ? spanText(time, language) : days(time.medianDays, language)

const measuredNames = { formation: 'registro', ein: 'EIN', total: 'no total' } as const satisfies Record<
  MeasuredTime,
  string
>

/** How the short times of the public pages were measured; empty while all of them are announced. */
export function measuredNote(times: ShownTimes): string {
  const measured = (Object.keys(measuredNames) as MeasuredTime[]).flatMap((name) => {
    const time = times[name]
    return 'unit' in time ? [] : [{ ...time, name: measuredNames[name] }]
  })
  const [newest] = measured
  if (!newest) return ''
  const parts = measured.map(
    ({ name, mostDays, cases }) => `${name} em até ${days(mostDays, 'pt-BR')} (${cases} casos)`,
  )
  return `Mediana dos nossos casos até ${monthName(newest.month, 'pt-BR')}. Em 9 de cada 10: ${parts.join(', ')}.`
}

export function timeText(time: ShownTime, language: LanguageTag): string {
  if ('unit' in time) return spanText(time, language)
  const { medianDays, mostDays, cases, month } = time
  return words[language](days(medianDays, language), days(mostDays, language), cases, monthName(month, language))
}
