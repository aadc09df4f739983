import { sql } from 'kysely'
import { REMIND_AFTER_DAYS } from '#features/ratings/rules/asking.ts'
import { DAY_MS } from '#rules/days/day.ts'
import { type Context, inTransaction } from '#server/context.ts'

/** Carries the company's name, so that the reaction does not have to read it for each question. */
export type RatingQuestion = { registrationId: string; customerId: string; company: string; again: boolean }

/** Asks in the transaction of the approval; an order that is approved a second time is not asked about again. */
export async function askForRating(
  tx: Context,
  { registrationId, customerId, company }: Omit<RatingQuestion, 'again'>,
): Promise<void> {
  const { numInsertedOrUpdatedRows: asked } = await tx.db
    .insertInto('ratings')
    .values({ business_registration_id: registrationId, asked_at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (asked) await tx.emit('ratings.asked', { questions: [{ registrationId, customerId, company, again: false }] })
}

const AT_ONCE = 500

type Due = RatingQuestion & { wanted: boolean }

/** Marks the rows before it reminds, so that of two concurrent runs only one reminds; `skip locked` lets both work on different rows. */
const remind = (context: Context): Promise<{ marked: number; told: number }> =>
  inTransaction(context, async (tx) => {
    const before = new Date(tx.now.getTime() - REMIND_AFTER_DAYS * DAY_MS)
    const { rows } = await sql<Due>`
      with due as (
        select business_registration_id as id from ratings
        where score is null and reminded_at is null and withdrawn_at is null and asked_at <= ${before}::timestamptz
        order by asked_at, business_registration_id limit ${sql.lit(AT_ONCE)} for update skip locked
      ), marked as (
        update ratings g set reminded_at = ${tx.now}::timestamptz from due
        where g.business_registration_id = due.id returning g.business_registration_id as id
      )
      select r.id as "registrationId", r.user_id as "customerId", r.company_name as company, true as again,
        r.status = 'approved' and p.erased_at is null and exists (select from payments y
          where y.business_registration_id = r.id and y.purchase_id is null and y.payment_status = 'paid') as wanted
      from marked join business_registrations r on r.id = marked.id join profiles p on p.id = r.user_id`.execute(tx.db)
    const questions = rows.filter(({ wanted }) => wanted).map(({ wanted: _, ...question }) => question)
    if (questions.length > 0) await tx.emit('ratings.asked', { questions })
    return { marked: rows.length, told: questions.length }
  })

/** Asks customers who have not answered once more, 30 days later, unless the order was rejected or refunded since. */
export async function remindOfRatings(context: Context): Promise<{ told: number }> {
  let told = 0
  for (;;) {
    const part = await remind(context)
    told += part.told
    if (part.marked < AT_ONCE) return { told }
  }
}
