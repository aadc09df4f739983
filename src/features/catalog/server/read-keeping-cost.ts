import { sql } from 'kysely'
import type { catalog } from '#features/catalog/contract.ts'
import type { DutyCode } from '#features/duties/rules/duty.ts'
import { dutyFactOf } from '#features/duties/rules/duty-fact.ts'
import { type CostYear, isKnownToStates, keepingCost, type ServicePrices } from '#features/duties/rules/keeping-cost.ts'
import { ownersFrom } from '#features/duties/rules/owners-asked.ts'
import { dutyNameIn } from '#features/duties/words/duty-name.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { officialFirst, type Source } from '#features/facts/rules/source-order.ts'
import { dutyFactRows } from '#features/facts/server/duty-facts.ts'
import { isUnconfirmed } from '#features/facts/server/unconfirmed-facts.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/handler.ts'

/** Facts for companies of one state: its own and those of both countries, with their sources and whether they are unconfirmed. */
async function factsOf({ db, now }: Context, stateId: string) {
  const rows = await dutyFactRows(db)
    .select([sql<Source[]>`f.sources`.as('sources'), isUnconfirmed(now).as('unconfirmed')])
    .where((row) => row.or([row('f.state_id', 'is', null), row('f.state_id', '=', stateId)]))
    .execute()
  return rows.flatMap(({ sources, unconfirmed, ...row }) => {
    const fact = dutyFactOf(row)
    return fact ? [{ ...fact, sources, unconfirmed }] : []
  })
}
type Facts = Awaited<ReturnType<typeof factsOf>>

const notesOf = async (db: Db, stateId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('facts')
    .select('summary')
    .where('state_id', '=', stateId)
    .where('kind', '=', sql.lit('note'))
    .orderBy('key')
    .execute()
  return rows.flatMap(({ summary }) => summary ?? [])
}

/** The price of our cheapest service for each kind of duty. */
async function pricesOf(db: Db): Promise<ServicePrices> {
  const rows = await db
    .selectFrom('extras')
    .select(({ fn }) => [sql<DutyCode>`settles`.as('settles'), fn.min<number>('price').as('price')])
    .where('settles', 'is not', null)
    .where('archived_at', 'is', null)
    .groupBy('settles')
    .execute()
  return Object.fromEntries(rows.map(({ settles, price }) => [settles, price]))
}

function yearView({ lines, ...year }: CostYear, facts: Facts) {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  return {
    ...year,
    lines: lines.flatMap(({ factId, ...line }) => {
      const fact = byId.get(factId)
      if (!fact) return []
      const { penalty, unconfirmed, checkedOn, confidence } = fact
      return {
        ...line,
        name: dutyNameIn('pt_BR', fact.name, fact.usName),
        nameEn: dutyNameIn('en_US', fact.name, fact.usName),
        nameEs: dutyNameIn('es_ES', fact.name, fact.usName),
        ...{ penalty, unconfirmed, checkedOn, confidence },
        sources: officialFirst(fact.sources),
      }
    }),
  }
}

const isOffered = async (db: Db, stateId: string, companyTypeId: string): Promise<boolean> => {
  const [state, type] = await Promise.all([
    db.selectFrom('states').select('id').where('id', '=', stateId).executeTakeFirst(),
    db.selectFrom('company_types').select('id').where('id', '=', companyTypeId).executeTakeFirst(),
  ])
  return state !== undefined && type !== undefined
}

/** Recurring costs with date and price, to be shown before an order (K2). */
export const readKeepingCost: Handler<typeof catalog.keepingCost> = async (context, asked) => {
  const { state: stateId, companyType: companyTypeId } = asked
  if (!(await isOffered(context.db, stateId, companyTypeId))) throw new AppError('not_found')
  const [facts, notes, prices] = await Promise.all([
    factsOf(context, stateId),
    notesOf(context.db, stateId),
    pricesOf(context.db),
  ])
  const owners = asked.owners === undefined ? {} : { owners: ownersFrom(asked.owners) }
  const company = { stateId, companyTypeId, formedOn: officeDay(context.now), ...owners }
  const { first, second } = keepingCost(company, facts, prices)
  return {
    first: yearView(first, facts),
    second: yearView(second, facts),
    stateKnown: isKnownToStates(companyTypeId),
    notes,
  }
}
