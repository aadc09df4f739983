import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { features } from '#features/server.ts'
import { makeSessionFinder } from '#server/auth/find-session.ts'
import type { DatabasePlace } from '#server/db/connect.ts'
import { buildApp } from '#server/http/app.ts'
import { benchServices } from './bench-services.ts'
import type { Customer } from './seed-customers.ts'

export type Statement = { text: string; values: unknown[] }
export type Recorded = { statements: Statement[]; newIds: string[] }

/** Records every statement with values that any pg client sends while `work` runs. */
async function listen(work: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [first] = given
    if (first && typeof first === 'object' && 'text' in first && 'values' in first)
      statements.push({ text: String(first.text), values: [...((first.values ?? []) as unknown[])] })
    return Reflect.apply(query, this, given)
  } as typeof query
  await work().finally(() => {
    pg.Client.prototype.query = query
  })
  return statements
}

/** Every statement that our server sends for one order, from the session to the commit. */
export async function recordOrder(options: {
  place: DatabasePlace
  appKey: string
  dataDir: string
  customer: Customer
  body: { key: string }
}): Promise<Recorded> {
  const { place, appKey, dataDir, customer, body } = options
  const newIds = [body.key]
  const newId = () => {
    const id = randomUUID()
    newIds.push(id)
    return id
  }
  const { services, pool, hub, secret } = benchServices({ place, appKey, dataDir, connections: 1, newId })
  const { db, origin, now, log } = services
  const app = await buildApp({
    features,
    services,
    findSession: makeSessionFinder({ db, secret, origin, now, local: true }),
    pool,
    hub,
    logger: log,
  })
  const statements = await listen(async () => {
    const headers = { cookie: customer.cookie, origin }
    const answer = await app.inject({ method: 'POST', url: '/api/orders', headers, payload: body })
    if (answer.statusCode !== 201) throw new Error(`no order to record: ${answer.body}`)
  })
  await app.close()
  await pool.end()
  return { statements, newIds }
}
