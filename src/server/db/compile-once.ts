import type { Compilable, CompiledQuery } from 'kysely'
import { type Db, directOf } from './connect.ts'
import { statementName } from './named-statements.ts'

type Plan<V, Row> = { compiled: CompiledQuery<Row>; names: (keyof V | undefined)[]; statement: string }

/**
 * Building a query costs as much as running it, so hot queries are built once per shape. The builder gets placeholders instead of
 * values and may only pass them on; the SQL must depend on the shape alone.
 */
export function compileOnce<V extends Record<string, unknown>, Row>(
  names: readonly (keyof V)[],
  build: (db: Db, marked: V, shape: string) => Compilable<Row>,
) {
  const plans = new Map<string, Plan<V, Row>>()
  const marks = new Map<unknown, keyof V>(names.map((name) => [Symbol(String(name)), name]))
  // The query builder passes these symbols through as parameters and does not check their type.
  const marked = Object.fromEntries([...marks].map(([mark, name]) => [name, mark])) as V

  const planOf = (db: Db, shape: string): Plan<V, Row> => {
    const compiled = build(db, marked, shape).compile()
    const order = compiled.parameters.map((value) => marks.get(value))
    const plan = { compiled, names: order, statement: statementName(compiled.sql) }
    plans.set(shape, plan)
    return plan
  }
  return async (db: Db, shape: string, values: V): Promise<Row[]> => {
    const { compiled, names: order, statement } = plans.get(shape) ?? planOf(db, shape)
    const parameters = order.map((name, n) => (name === undefined ? compiled.parameters[n] : values[name]))
    const { query, queryId, sql } = compiled
    // Outside a transaction the query goes straight to the pool, because Kysely would only add cost.
    const direct = directOf(db)
    if (direct) return (await direct.query({ name: statement, text: sql, values: parameters })).rows
    return (await db.executeQuery<Row>({ query, queryId, sql, parameters })).rows
  }
}
