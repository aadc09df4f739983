import { createHmac, randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Method } from '#contract/route.ts'
import { createAccount } from '#features/accounts/server/create-account.ts'
import { startDrawing } from '#features/papers/server/start-drawing.ts'
import { features, personalTables } from '#features/server.ts'
import type { Role } from '#rules/role.ts'
import { LONGEST_SESSION } from '#rules/sign-in/session-rules.ts'
import { makeSessionFinder } from '#server/auth/find-session.ts'
import { cookieName, hashToken, newToken } from '#server/auth/session-token.ts'
import { type Services, systemContext } from '#server/context.ts'
import { newId } from '#server/db/new-id.ts'
import { dispatchTo } from '#server/dispatch.ts'
import { gaugesOf } from '#server/feature.ts'
import type { Files } from '#server/files/files.ts'
import { makeFiles } from '#server/files/make-files.ts'
import { buildApp } from '#server/http/app.ts'
import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import { makeLiveHub } from '#server/live/hub.ts'
import { makeMail } from '#server/mail/make-mail.ts'
import type { Mail } from '#server/mail/transport/mail.ts'
import { makeFigures } from '#server/operations/figures.ts'
import { type Config, readConfig } from '#server/start/config.ts'
import { makeLog } from '#server/start/log.ts'
import type { TaskThreadOptions } from '#server/threads/task-thread.ts'
import type { SpanSender } from '#server/tracing/send-spans.ts'
import { testDatabase } from './test-database.ts'

export const ORIGIN = 'http://localhost:3000'
export const PASSWORD = 'barco a vapor 42'

/** The whole server with its own database, without a port; `clock` moves its time. */
export async function testApp(
  options: {
    config?: Partial<Config>
    lines?: string[]
    files?: (made: Files) => Files
    mail?: Mail
    drawing?: Partial<TaskThreadOptions>
    spans?: SpanSender
  } = {},
) {
  const database = await testDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'travessia-test-'))
  chmodSync(dataDir, 0o755)
  const config: Config = { ...readConfig({ DATA_DIR: dataDir, DEMO: '0', NODE_ENV: 'test' }), ...options.config }
  const keys = makeKeys({ appKey: newAppKey() })
  const secret = keys.derive('sessions').toString('base64url')
  const clock = { ahead: 0 }
  const now = () => new Date(Date.now() + clock.ahead)
  const { db, pool, rowSecurity } = database
  const lines = options.lines
  const log = makeLog(lines ? 'debug' : 'silent', { write: (line: string) => lines?.push(line) })
  const made = makeFiles(config, keys)
  const files = options.files?.(made) ?? made
  const papers = startDrawing(options.drawing)
  const hub = makeLiveHub({ place: database.place, log })
  const figures = makeFigures({
    pool,
    rowSecurity,
    hub,
    spans: options.spans,
    backupDir: config.backupDir,
    more: gaugesOf(features),
  })
  const mail = options.mail ?? makeMail(config)
  const base = {
    config,
    origin: ORIGIN,
    db,
    rowSecurity,
    keys,
    files,
    mail,
    papers,
    personalTables,
    now,
    newId,
    dispatch: dispatchTo(features),
  }
  const services: Services = { ...base, figures, spans: options.spans, log }
  const app = await buildApp({
    features,
    services,
    findSession: makeSessionFinder({ db, secret, origin: ORIGIN, now, local: config.local }),
    pool,
    hub,
    logger: log,
  })
  const context = systemContext(services, 'test')

  /** An account with a confirmed address and a new session. */
  const person = async (role: Role, more: { name?: string; email?: string; emailVerified?: boolean } = {}) => {
    const email = more.email ?? `${role}-${randomUUID().slice(0, 8)}@example.test`
    const { name = 'Ana Prado', emailVerified = true } = more
    const id = await createAccount(context, { name, email, password: PASSWORD, role, emailVerified })
    if (!id) throw new Error(`${email} is taken`)
    return { id, email, role, cookie: await openSession(id) }
  }
  const openSession = async (userId: string): Promise<string> => {
    const token = newToken()
    const expires = new Date(Date.now() + LONGEST_SESSION)
    await db
      .insertInto('sessions')
      .values({ token: hashToken(token), user_id: userId, proved_at: now(), expires_at: expires })
      .execute()
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    return `${cookieName(ORIGIN)}=${encodeURIComponent(`${token}.${signature}`)}`
  }
  const call = (
    method: Method,
    url: string,
    more: { cookie?: string | undefined; body?: unknown; headers?: Record<string, string> } = {},
  ) =>
    app.inject({
      method,
      url,
      headers: {
        ...(more.cookie ? { cookie: more.cookie } : {}),
        ...(method === 'GET' ? {} : { origin: ORIGIN }),
        ...more.headers,
      },
      ...(method === 'GET' ? {} : { payload: (more.body ?? {}) as object }),
    })

  return {
    ...database,
    app,
    services,
    context,
    hub,
    clock,
    person,
    openSession,
    call,
    close: async () => {
      await app.close()
      await hub.stop()
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type TestApp = Awaited<ReturnType<typeof testApp>>
