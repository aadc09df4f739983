import { sql } from 'kysely'
import type { AnyRoute } from '#contract/route.ts'
import { AppError } from '#rules/errors.ts'
import type { FieldProblem } from '#rules/field-problem.ts'
import type { Context } from '#server/context.ts'
import type { Db } from './connect.ts'
import type { DB } from './types.ts'

async function countOf(db: Db, table: string, ids: readonly string[]): Promise<number> {
  // Without a cast the ids take the type of the column, which is text in one of the tables.
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where id = any(${ids})`.execute(db)
  return rows[0]?.count ?? 0
}

/** Asks row-level security before a change (S51): a record the caller may not see is answered like one that does not exist. */
export async function requireVisible({ seen }: Context, table: keyof DB, id: string): Promise<void> {
  if (seen && (await countOf(seen, table, [id])) === 0) throw new AppError('not_found')
}

/** Every string below a field of this name, at any depth of the input. */
function* idsOf(input: unknown, field: string, inside = false): Iterable<string> {
  if (typeof input === 'string') {
    if (inside) yield input
  } else if (Array.isArray(input)) for (const one of input) yield* idsOf(one, field, inside)
  else if (typeof input === 'object' && input !== null)
    for (const [name, one] of Object.entries(input)) yield* idsOf(one, field, name === field)
}

function refusalOf(otherwise: 'not_found' | 'conflict' | Readonly<Record<string, FieldProblem>>): AppError {
  return typeof otherwise === 'string' ? new AppError(otherwise) : new AppError('invalid', { fields: otherwise })
}

/**
 * Checks every record that the contract says a changing call names. The record of the path has to be visible; an id in the body that
 * belongs to no row at all is left to the use-case, which says what it makes of that.
 */
export async function requireNamedVisible(context: Context, route: AnyRoute, input: object): Promise<void> {
  const { seen, platform } = context
  if (!seen || route.method === 'GET') return
  for (const [field, named] of Object.entries(route.records)) {
    if (typeof named === 'object' && 'unchecked' in named) continue
    const { table, otherwise } = typeof named === 'string' ? { table: named, otherwise: 'not_found' as const } : named
    const ids = [...new Set(idsOf(input, field))]
    if (ids.length === 0) continue
    const visible = await countOf(seen, table, ids)
    if (visible === ids.length) continue
    const inPath = route.params !== undefined && field in route.params.shape
    if (inPath || visible < (await countOf(platform, table, ids))) throw refusalOf(otherwise)
  }
}
