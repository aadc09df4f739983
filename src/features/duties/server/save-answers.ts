import type { duties } from '#features/duties/contract.ts'
import { dutyQuestions, noAnswers } from '#features/duties/rules/answers.ts'
import { lockRegistration } from '#features/registrations/server/load-registration.ts'
import { AppError } from '#rules/errors.ts'
import { inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { keepCalendar } from './keep-calendars.ts'
import { calendarView } from './read-calendar.ts'

export const saveDutyAnswers: Handler<typeof duties.saveAnswers> = (context, { id, expectedUpdatedAt, ...answers }) =>
  inTransaction(context, async (tx) => {
    await lockRegistration(tx, id, 'duties.update')
    const row = await tx.db
      .selectFrom('duty_answers')
      .select(['assets_abroad as assetsAbroad', 'foreign_accounts as foreignAccounts', 'us_income as usIncome'])
      .select(['employees', 'updated_at'])
      .where('business_registration_id', '=', id)
      .executeTakeFirst()
    const before = row ?? noAnswers
    const changed = dutyQuestions.filter((question) => before[question] !== answers[question])
    // The same answers again are the retry of a call whose response was lost.
    if (changed.length === 0) return calendarView(tx, id)
    if ((row?.updated_at.toISOString() ?? null) !== expectedUpdatedAt) throw new AppError('conflict')
    const values = {
      assets_abroad: answers.assetsAbroad,
      foreign_accounts: answers.foreignAccounts,
      us_income: answers.usIncome,
      employees: answers.employees,
      updated_at: new Date(Math.max(tx.now.getTime(), (row?.updated_at.getTime() ?? 0) + 1)),
    }
    await tx.db
      .insertInto('duty_answers')
      .values({ business_registration_id: id, ...values })
      .onConflict((conflict) => conflict.column('business_registration_id').doUpdateSet(values))
      .execute()
    await keepCalendar(tx, id)
    await tx.emit('duty.answered', { registrationId: id, changed })
    return calendarView(tx, id)
  })
