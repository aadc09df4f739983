import type { Context } from '#server/context.ts'
import type { Registration } from './registration.ts'

export type Quote = {
  package: { id: string; name: string; price: number }
  companyType: string
  state: string
  stateFee: number
  total: number
  currency: 'USD'
  quotedAt: string
}

type Ordered = Pick<Registration, 'package_id' | 'company_type_id' | 'state_id'>

/** Plan price plus what the state takes, the package's fee where none is known for the state (DECISIONS C11). */
export async function quoteFor(context: Context, order: Ordered, at: Date = context.now): Promise<Quote> {
  const row = await context.db
    .selectFrom('packages as p')
    .innerJoin('company_types as t', (join) => join.on('t.id', '=', order.company_type_id))
    .innerJoin('states as s', (join) => join.on('s.id', '=', order.state_id))
    .leftJoin('facts as f', (join) =>
      join.onRef('f.state_id', '=', 's.id').onRef('f.company_type_id', '=', 't.id').on('f.kind', '=', 'formation_fee'),
    )
    .select(['p.id', 'p.name', 'p.price', 'p.state_fee', 'f.amount', 't.label as company_type', 's.name as state'])
    .where('p.id', '=', order.package_id)
    .executeTakeFirstOrThrow()
  const stateFee = row.amount ?? row.state_fee
  return {
    package: { id: row.id, name: row.name, price: row.price },
    companyType: row.company_type,
    state: row.state,
    stateFee,
    total: row.price + stateFee,
    currency: 'USD',
    quotedAt: at.toISOString(),
  }
}
