/** The shortest and the longest duration, in business days or calendar days. */
export type ProcessingTime = { least: number; most: number; businessDays: boolean }

const UNITS = [
  { word: /^dias? ut(eis|il)/, days: 1, businessDays: true },
  { word: /^dias?\b/, days: 1, businessDays: false },
  { word: /^semanas?\b/, days: 7, businessDays: false },
  { word: /^mes(es)?\b/, days: 30, businessDays: false },
] as const
const AMOUNT = /(\d{1,3})(?:\s*(?:-|–|a|ate)\s*(\d{1,3}))?\s+/

/** Parses a package's processing time as an admin wrote it: '3 semanas', '9 dias úteis', '3-5 dias úteis'; null if it names no time. */
export function readProcessingTime(text: string): ProcessingTime | null {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const amount = AMOUNT.exec(plain)
  if (!amount) return null
  const rest = plain.slice(amount.index + amount[0].length)
  const unit = UNITS.find(({ word }) => word.test(rest))
  if (!unit) return null
  const [first, second] = [Number(amount[1]), Number(amount[2] ?? amount[1])]
  const { days, businessDays } = unit
  return { least: Math.min(first, second) * days, most: Math.max(first, second) * days, businessDays }
}

export const DAY = 86_400_000
// São Paulo has had no daylight saving time since 2019.
const SAO_PAULO = -3 * 3_600_000
const isWeekend = (at: number): boolean => [0, 6].includes(new Date(at + SAO_PAULO).getUTCDay())

function addDays(start: Date, days: number, businessDays: boolean): Date {
  if (!businessDays) return new Date(start.getTime() + days * DAY)
  let at = start.getTime()
  for (let left = days; left > 0; ) {
    at += DAY
    if (!isWeekend(at)) left--
  }
  return new Date(at)
}

/** When the company should be ready, counted from `start`, the payment; holidays are ignored. */
export function expectedRange(start: Date, time: ProcessingTime): { from: Date; to: Date } {
  const { least, most, businessDays } = time
  return { from: addDays(start, least, businessDays), to: addDays(start, most, businessDays) }
}
