import { sql } from 'kysely'
import type { facts } from '#features/facts/contract.ts'
import { AppError } from '#rules/errors.ts'
import type { Handler } from '#server/http/handler.ts'
import { factRows, viewOfFact } from './fact-rows.ts'

export const listFactsOfState: Handler<typeof facts.ofState> = async ({ db }, { id }) => {
  const rows = await factRows(db).where('f.state_id', '=', id).orderBy('f.key').execute()
  if (rows.length === 0) throw new AppError('not_found')
  return { items: rows.map(viewOfFact) }
}

export const listFactsElsewhere: Handler<typeof facts.elsewhere> = async ({ db }) => {
  const rows = await factRows(db)
    .where('f.scope', 'in', [sql.lit('federal'), sql.lit('brazil')])
    .orderBy('f.key')
    .execute()
  return { items: rows.map(viewOfFact) }
}
