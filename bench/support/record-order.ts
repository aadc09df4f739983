import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { makeAuth } from '#server/auth/auth.ts'
import { makeSessionFinder } from '#server/auth/find-session.ts'
import type { Services } from '#server/context.ts'
import { connect, type DatabasePlace } from '#server/db/connect.ts'
import { startDrawing } from '#server/features/papers/start-drawing.ts'
import { buildApp } from '#server/http/app.ts'
import { makeFiles } from '#server/integrations/files/make-files.ts'
import { makeKeys } from '#server/keys/keys.ts'
import { makeLiveHub } from '#server/live/hub.ts'
import { makeMail } from '#server/mail/make-mail.ts'
import { makeFigures } from '#server/operations/figures.ts'
import { dispatch } from '#server/reactions/dispatch.ts'
import { readConfig } from '#server/start/config.ts'
import { makeLog } from '#server/start/log.ts'
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
  const origin = 'http://localhost'
  const { pool, db } = connect(place, { max: 1, report: () => undefined })
  const keys = makeKeys({ appKey })
  const secret = keys.derive('sessions').toString('base64url')
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0', NODE_ENV: 'test' })
  const log = makeLog('silent', { write: () => undefined })
  const now = () => new Date()
  const auth = makeAuth({ db, origin, secret, newId })
  const hub = makeLiveHub({ place, log })
  const services: Services = {
    config,
    origin,
    db,
    auth,
    keys,
    files: makeFiles(config, keys),
    mail: makeMail(config),
    papers: startDrawing(),
    log,
    now,
    newId,
    dispatch,
    figures: makeFigures({ pool, hub }),
  }
  const app = await buildApp({
    services,
    findSession: makeSessionFinder({ db, secret, origin, now }),
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
