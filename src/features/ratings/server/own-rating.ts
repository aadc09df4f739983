import { sql } from 'kysely'
import type { ratings } from '#features/ratings/contract.ts'
import { firstNameOf } from '#features/ratings/rules/answer.ts'
import { mayRate } from '#features/ratings/rules/asking.ts'
import { isRefunded } from '#features/registrations/server/is-refunded.ts'
import { holdRegistration, loadRegistration } from '#features/registrations/server/load-registration.ts'
import { AppError } from '#rules/errors.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

type Order = Awaited<ReturnType<typeof loadRegistration>>

const isOpen = async (context: Context, { id, status }: Order): Promise<boolean> =>
  mayRate({ status, refunded: await isRefunded(context, id) })

const signerOf = ({ db }: Context, { id, parties }: Order) =>
  db
    .selectFrom('profiles as p')
    .select('p.name')
    .select(({ selectFrom }) =>
      selectFrom('business_owners as o')
        .select('o.city')
        .where('o.business_registration_id', '=', id)
        .orderBy('o.position')
        .limit(sql.lit(1))
        .as('city'),
    )
    .where('p.id', '=', parties.customerId)
    .executeTakeFirstOrThrow()

async function viewOf(context: Context, order: Order) {
  const [row, signer, open] = await Promise.all([
    context.db
      .selectFrom('ratings')
      .select(['score', 'sentence', 'publish', 'city', 'answered_at', 'changed_at'])
      .select(['reply', 'replied_at', 'hidden_reason'])
      .where('business_registration_id', '=', order.id)
      .executeTakeFirst(),
    signerOf(context, order),
    isOpen(context, order),
  ])
  const { score, answered_at, changed_at } = row ?? {}
  return {
    open,
    firstName: firstNameOf(signer.name),
    city: row?.city ?? signer.city ?? '',
    answer:
      row && score && answered_at && changed_at
        ? {
            score,
            sentence: row.sentence,
            publish: row.publish,
            answeredAt: answered_at,
            changedAt: changed_at,
            reply: row.reply,
            repliedAt: row.replied_at,
            hiddenReason: row.hidden_reason,
          }
        : null,
  }
}

export const readOwnRating: Handler<typeof ratings.own> = async (context, { id }) =>
  viewOf(context, await loadRegistration(context, id, 'overview.read'))

/** The same answer again changes nothing; a different one replaces it, and a hidden rating stays hidden (G191). */
export const answerRating: Handler<typeof ratings.answer> = (context, { id, ...answer }) =>
  inTransaction(context, async (tx) => {
    const order = await holdRegistration(tx, id, 'ratings.answer')
    if (!(await isOpen(tx, order))) throw new AppError('conflict', { reason: 'rating_closed' })
    const { name } = await signerOf(tx, order)
    const said = {
      score: answer.score,
      sentence: answer.sentence || null,
      publish: answer.publish,
      first_name: answer.publish ? firstNameOf(name) : null,
      city: answer.publish ? answer.city : null,
    }
    const { rows } = await sql<{ first: boolean }>`
      insert into ratings as r (business_registration_id, score, sentence, publish, first_name, city, answered_at, changed_at)
      values (${id}, ${said.score}, ${said.sentence}, ${said.publish}, ${said.first_name}, ${said.city}, ${tx.now}, ${tx.now})
      on conflict (business_registration_id) do update set score = excluded.score, sentence = excluded.sentence,
        publish = excluded.publish, first_name = excluded.first_name, city = excluded.city,
        answered_at = coalesce(r.answered_at, excluded.answered_at), changed_at = excluded.changed_at,
        withdrawn_at = null, version = r.version + 1
      where (r.score, r.sentence, r.publish, r.first_name, r.city)
        is distinct from (excluded.score, excluded.sentence, excluded.publish, excluded.first_name, excluded.city)
      returning answered_at = changed_at as first`.execute(tx.db)
    if (rows[0]) await tx.emit('rating.answered', { ...order.parties, score: said.score, first: rows[0].first })
    return viewOf(tx, order)
  })

/** Possible even if the order can no longer be rated, because consent can be withdrawn at any time. */
export const withdrawRating: Handler<typeof ratings.withdraw> = (context, { id }) =>
  inTransaction(context, async (tx) => {
    const order = await holdRegistration(tx, id, 'ratings.answer')
    const { numUpdatedRows } = await tx.db
      .updateTable('ratings')
      .set({ score: null, sentence: null, publish: false, first_name: null, city: null })
      .set({ answered_at: null, changed_at: null, reply: null, replied_at: null, withdrawn_at: tx.now })
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('business_registration_id', '=', id)
      .where('score', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await tx.emit('rating.withdrawn', order.parties)
    return viewOf(tx, order)
  })
