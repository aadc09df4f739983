import type { CalendarEntry } from '#features/duties/rules/calendar-file.ts'
import { dutyTermsOf } from '#features/duties/rules/duty-fact.ts'
import { dutyNameIn } from '#features/duties/words/duty-name.ts'
import { formatsOf } from '#rules/language/formats.ts'
import type { Language } from '#rules/language/preferences.ts'
import { calendarWords } from './calendar-words.ts'
import type { DutyRow } from './duty-rows.ts'

/** How many days before the due date the calendar program shows its own reminder. */
const REMINDERS = [30, 7] as const

/** A duty as a calendar entry; none while its due date is unknown. */
export function entryOf(row: DutyRow, language: Language, origin: string): CalendarEntry[] {
  if (row.due_on === null) return []
  const words = calendarWords[language]
  const { dollars, calendarDay } = formatsOf(language)
  const name = dutyNameIn(language, row.name, dutyTermsOf(row.value).usName)
  const text = [
    words.forYear(row.period),
    ...(row.amount ? [(row.at_least ? words.atLeast : words.amount)(dollars(row.amount))] : []),
    ...(row.tolerated_until ? [words.tolerated(calendarDay(row.tolerated_until))] : []),
    ...(row.depends_on ? [words.depends] : []),
    ...(row.unconfirmed ? [words.unconfirmed] : []),
    words.more(`${origin}/user/obligations?empresa=${row.business_registration_id}`),
    words.general,
  ]
  const title = `${name} (${row.company_name})`
  return [
    { id: row.id, day: row.due_on, title, text: text.join('\n'), updatedAt: row.updated_at, reminders: REMINDERS },
  ]
}
