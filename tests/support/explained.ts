import type pg from 'pg'
import { escapeLiteral } from 'pg'
import { z } from 'zod'
import { APP_ROLE, READER_ROLE } from '#server/db/connect.ts'
import type { Statement } from './recorded-statements.ts'

/** What a statement touched: buffer blocks of 8 kB, and the rows of the busiest node of its plan. */
export type Touched = { blocks: number; rows: number }
export type PlanMode = 'force_generic_plan' | 'force_custom_plan'

const planNode = z.looseObject({
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().default(0),
  'Rows Removed by Index Recheck': z.number().default(0),
  'Shared Hit Blocks': z.number(),
  'Shared Read Blocks': z.number(),
  get Plans() {
    return z.array(planNode).default([])
  },
})
type PlanNode = z.infer<typeof planNode>

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Date) return escapeLiteral(value.toISOString())
  if (Array.isArray(value)) return escapeLiteral(`{${value.map((one) => JSON.stringify(String(one))).join(',')}}`)
  return escapeLiteral(String(value))
}

const rowsOf = (node: PlanNode): number =>
  (node['Actual Rows'] + node['Rows Removed by Filter'] + node['Rows Removed by Index Recheck']) * node['Actual Loops']
const busiest = (node: PlanNode): number => Math.max(rowsOf(node), ...node.Plans.map(busiest))

/** Runs a recorded statement as a prepared one, in the role that sent it, with a generic or a custom plan. */
async function execute<Row extends object>(
  owner: pg.Client,
  mode: PlanMode,
  { text, values, seenBy }: Statement,
  ask: string,
) {
  // search_path goes back to the role's default, in which travessia_reader's own schema of views comes first.
  await owner.query(`set plan_cache_mode = ${mode}; reset search_path`)
  // The owner of the tables bypasses row-level security, so its plans would differ from those of the application's roles.
  await owner.query(
    seenBy ? `set role ${READER_ROLE}; set travessia.actor = ${escapeLiteral(seenBy)}` : `set role ${APP_ROLE}`,
  )
  await owner.query(`prepare recorded as ${text}`)
  try {
    const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
    return (await owner.query<Row>(`${ask} execute recorded${given}`)).rows
  } finally {
    await owner.query('deallocate recorded')
    await owner.query('reset role')
    await owner.query('reset plan_cache_mode')
  }
}

export const rowsUnder = (owner: pg.Client, mode: PlanMode, statement: Statement) => execute(owner, mode, statement, '')

export async function explained(owner: pg.Client, mode: PlanMode, statement: Statement): Promise<Touched> {
  const [row] = await execute<{ 'QUERY PLAN': unknown }>(
    owner,
    mode,
    statement,
    'explain (analyze, buffers, timing off, format json)',
  )
  const [{ Plan: plan }] = z.tuple([z.object({ Plan: planNode })]).parse(row?.['QUERY PLAN'])
  return { blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], rows: busiest(plan) }
}
