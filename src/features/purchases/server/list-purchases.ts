import { sql } from 'kysely'
import type { purchases } from '#features/purchases/contract.ts'
import type { PurchaseFilter } from '#features/purchases/rules/purchase.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import { listScope, mayCall, type Scope } from '#rules/access.ts'
import { withinScope } from '#server/access/within-scope.ts'
import type { Context } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'
import { afterPlace, atMost, readPage, type Span } from '#server/lists/read-page.ts'
import { purchaseRows, purchaseView } from './purchase-rows.ts'

/** Reads only the ids of a page, each filter from its own index: waiting purchases longest waiting first, finished ones newest first. */
async function idsOf({ db }: Context, scope: Scope, filter: PurchaseFilter, { after, most }: Span): Promise<string[]> {
  const todo = filter === 'todo'
  const order = todo ? sql`u.paid_at, u.id` : sql`u.paid_at desc, u.id desc`
  const { rows } = await sql<{ id: string }>`
    select u.id from purchases u
    where ${todo ? sql`u.status in ('paid', 'in_progress')` : sql`u.status = 'done'`}
      and ${withinScope(scope, { owner: 'u.agent_id', agent: 'u.agent_id' })}
      and ${afterPlace(sql.ref('u.paid_at'), sql.ref('u.id'), after, todo)}
    order by ${order} ${atMost(most)}`.execute(db)
  return rows.map(({ id }) => id)
}

async function namedRows({ db }: Context, ids: readonly string[]) {
  const rows = await purchaseRows(db)
    .innerJoin('profiles as c', 'c.id', 'r.user_id')
    .innerJoin('states as s', 's.id', 'r.state_id')
    .leftJoin('profiles as a', 'a.id', 'r.assigned_agent_id')
    .leftJoin('duties as d', 'd.id', 'u.duty_id')
    .leftJoin('extras as e', 'e.id', 'u.extra_id')
    .select(['c.name as customer_name', 's.name as state', 'a.name as agent_name', 'e.dissolves', 'e.needs_ptin'])
    .select(sql<string | null>`d.due_on::text`.as('due_on'))
    .where('u.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const places = new Map(ids.map((id, place) => [id, place]))
  return rows.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
}

export const listPurchases: Handler<typeof purchases.list> = (context, { limit, cursor, filter }) => {
  const scope = listScope(context.actor, 'purchases.list')
  const { language } = whoReads(context)
  const amounts = mayCall(context.actor, 'payments.read')
  return readPage(context, {
    list: 'purchases',
    filter: { filter },
    limit,
    cursor,
    rows: async (span) => namedRows(context, await idsOf(context, scope, filter, span)),
    time: (row) => row.paid_at ?? row.created_at,
    view: (row) => ({
      ...purchaseView(row, language),
      totalCents: amounts ? row.price + row.state_fee : null,
      registrationId: row.business_registration_id,
      companyName: row.company_name,
      state: referenceText(language, row.state),
      customer: { id: row.user_id, name: row.customer_name },
      agent: row.assigned_agent_id && row.agent_name ? { id: row.assigned_agent_id, name: row.agent_name } : null,
      dueOn: row.due_on,
      dissolves: row.dissolves ?? false,
      needsPtin: row.needs_ptin ?? false,
      preparer: row.preparer_name && row.preparer_ptin ? { name: row.preparer_name, ptin: row.preparer_ptin } : null,
    }),
  })
}
