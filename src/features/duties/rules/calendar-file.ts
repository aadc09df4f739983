import type { Day } from '#rules/days/day.ts'
import { daysAfter } from '#rules/days/day.ts'

/** An all-day calendar entry. */
export type CalendarEntry = {
  id: string
  day: Day
  title: string
  text: string
  updatedAt: Date
  reminders: readonly number[]
}

const MOST_BYTES = 75

function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')

/** A line of a calendar file has 75 bytes at most; the rest follows on lines that begin with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const letter of line) {
    const size = bytesOf(letter)
    if (bytes + size > MOST_BYTES) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += letter
    bytes += size
  }
  return [...lines, current].join('\r\n')
}

const compact = (day: Day): string => day.replaceAll('-', '')
const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const alarm = (days: number, title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:-P${days}D`,
  'END:VALARM',
]

const event = ({ id, day, title, text, updatedAt, reminders }: CalendarEntry, host: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${id}@${host}`,
  `DTSTAMP:${stamp(updatedAt)}`,
  `LAST-MODIFIED:${stamp(updatedAt)}`,
  `DTSTART;VALUE=DATE:${compact(day)}`,
  `DTEND;VALUE=DATE:${compact(daysAfter(day, 1))}`,
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(text)}`,
  'TRANSP:TRANSPARENT',
  ...reminders.flatMap((days) => alarm(days, title)),
  'END:VEVENT',
]

/** An iCalendar file (RFC 5545). An entry keeps its id, so that a moved duty also moves in the customer's calendar program. */
export function calendarFile(name: string, host: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//obrigacoes//PT`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...entries.flatMap((entry) => event(entry, host)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
