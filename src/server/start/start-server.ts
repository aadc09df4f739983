import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { demoIsLoaded } from '#demo/demo-is-loaded.ts'
import { DEMO_PASSWORD, demoAccounts } from '#demo/demo-people.ts'
import { loadReference } from '#reference/load-reference.ts'
import { makeSessionFinder } from '#server/auth/find-session.ts'
import { type Services, systemContext } from '#server/context.ts'
import { analyseFilled } from '#server/db/analyse-filled.ts'
import { connect, ownerClient } from '#server/db/connect.ts'
import { judgeLogins } from '#server/db/judge-logins.ts'
import { judgeServer } from '#server/db/judge-server.ts'
import { migrate } from '#server/db/migrate.ts'
import { newId } from '#server/db/new-id.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { waitsOf } from '#server/db/pool-waits.ts'
import { openRowSecurity } from '#server/db/row-security.ts'
import { dispatchTo } from '#server/dispatch.ts'
import { gaugesOf, type ServerFeature, servicesOf } from '#server/feature.ts'
import { makeFiles } from '#server/files/make-files.ts'
import { buildApp } from '#server/http/app.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { keysOf } from '#server/keys/app-key.ts'
import { makeLiveHub } from '#server/live/hub.ts'
import { makeMail } from '#server/mail/make-mail.ts'
import { makeFigures } from '#server/operations/figures.ts'
import { within } from '#server/operations/within.ts'
import { loadSite } from '#server/static/site.ts'
import { openSpanSender } from '#server/tracing/send-spans.ts'
import type { Config } from './config.ts'
import { makeDrain } from './drain.ts'
import { makeLog } from './log.ts'
import { releaseMemory } from './release-memory.ts'
import { StartupError } from './startup-error.ts'

const built = new URL('../../../build/', import.meta.url).pathname
// When the reader of the log blocks, this many bytes are kept and later lines are dropped; the server keeps running.
const MOST_LOG_WAITING = 4_000_000
const LAST_LINES_MS = 1000
// The listen backlog: when another node stops, all its pages connect at once, and a connection beyond it is retried only after seconds.
const MOST_WAITING = 4096
const LOG_EVERY_MS = 250
const CLOSE_MS = 3000

/** Port 0 means any free port: it has to be known before the app is built, because links and the Origin check contain it. */
async function portOf({ port, host }: Config): Promise<number> {
  if (port !== 0) return port
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, host, listening))
  const address = probe.address()
  await new Promise((closed) => probe.close(closed))
  return address !== null && typeof address === 'object' ? address.port : 0
}

function openLog(level: string) {
  // Written in the background and in batches, so that neither a slow reader nor the writing slows down answers.
  const batches = { minLength: 4096, periodicFlush: LOG_EVERY_MS }
  const output = pino.destination({ dest: 1, sync: false, maxLength: MOST_LOG_WAITING, ...batches })
  output.on('error', () => undefined) // a closed log must not end the service
  const log = makeLog(level, output)
  const flush = () => Promise.race([new Promise((flushed) => output.flush(flushed)), sleep(LAST_LINES_MS)])
  return { log, flush }
}

type Running = { greeting: string[]; port: number }
/** The functions that stop what has been started so far. */
type Started = (() => Promise<unknown>)[]

async function stopAll(started: Started): Promise<void> {
  for (const stop of started.toReversed()) await stop()
}

/** Config → database → app → listen. Everything started here is stopped by `stop`, in reverse; also when the start fails. */
export async function startServer(
  config: Config,
  features: readonly ServerFeature[],
): Promise<Running & { stop(): Promise<void> }> {
  const started: Started = []
  const stopping = { now: false }
  try {
    const running = await start(config, features, started, () => stopping.now)
    const stop = async () => {
      stopping.now = true
      await sleep(config.stopDelaySeconds * 1000)
      await stopAll(started)
    }
    return { ...running, stop }
  } catch (error) {
    await stopAll(started)
    throw error
  }
}

async function start(
  config: Config,
  features: readonly ServerFeature[],
  started: Started,
  isStopping: () => boolean,
): Promise<Running> {
  const hasSite = !config.apiOnly && existsSync(`${built}site.json`)
  if (!config.apiOnly && !hasSite) throw new StartupError('O site ainda não foi construído: rode `npm run build`.')
  const { log, flush } = openLog(config.logLevel)
  started.push(flush)
  const spans = openSpanSender(config)
  if (spans) started.push(() => spans.stop())
  const keys = keysOf(config)
  const database = await openDatabase(config, log)
  started.push(() => database.close())
  if (config.databaseUrl) await judgeServer(database.place, log)
  const migrated = await migrate(database.place, { log })
  await judgeLogins(database.place, log)
  const owner = ownerClient(database.place)
  await owner.connect()
  const reference = await loadReference(owner).finally(() => owner.end())
  if (migrated.length + reference.inserted + reference.updated > 0) await analyseFilled(database.place)

  const report = (error: Error) => log.warn({ err: error }, 'database connection')
  const { pool, db } = connect(database.place, { report })
  const closed = (end: Promise<void>) =>
    within(CLOSE_MS, end).catch((err: unknown) => log.warn({ err }, 'connections not awaited'))
  started.push(() => closed(pool.end()))
  const rowSecurity = openRowSecurity(database.place, { report, waits: waitsOf(pool) })
  started.push(() => closed(rowSecurity.end()))
  const port = await portOf(config)
  const origin = config.origin ?? `http://localhost:${port}`
  const secret = keys.derive('sessions').toString('base64url')
  const now = () => new Date()
  const base = {
    config,
    origin,
    db,
    rowSecurity,
    keys,
    files: makeFiles(config, keys),
    mail: makeMail(config),
    now,
    newId,
    dispatch: dispatchTo(features),
    ...servicesOf(features),
  }
  const hub = makeLiveHub({ place: database.place, log })
  const figures = makeFigures({ pool, rowSecurity, hub, spans, backupDir: config.backupDir, more: gaugesOf(features) })
  const services: Services = { ...base, figures, spans, log }
  const findSession = makeSessionFinder({ db, secret, origin, now, local: config.local })

  for (const feature of features) await feature.beforeListening?.(systemContext(services, 'start'))

  // The password of the demo accounts is in the README: a data folder that was once a demo must not be served publicly.
  if (!config.local && (await demoIsLoaded(db)))
    throw new StartupError(
      'Este banco de dados tem as contas de demonstração. Comece com outro DATA_DIR ou DATABASE_URL.',
    )

  const greeting = [`Travessia em ${origin}`]
  if (database.moved) greeting.push(`O banco de dados está em ${database.moved}`)
  if (config.demo) {
    // The code that writes the demo is needed once; later starts do not load it.
    if (!(await demoIsLoaded(db)))
      await (await import('#demo/load-demo.ts'))
        .loadDemo(systemContext(services, 'demo'))
        .then(() => analyseFilled(database.place))
    greeting.push(`Contas de demonstração (senha ${DEMO_PASSWORD}):`)
    greeting.push(...demoAccounts.map(({ email, role }) => `  ${email}  (${role})`))
  }

  const site = hasSite ? loadSite(built) : undefined
  const app = await buildApp({
    features,
    services,
    findSession,
    pool,
    hub,
    site,
    logger: log,
    isStopping,
  })
  const worker = await runWorker(services, { pool, features })
  started.push(() => worker.stop())
  started.push(() => closed(hub.stop()))
  await hub.start()
  // After `hub.start`, so that no later change is missed.
  for (const feature of features) await feature.onStart?.(services, { hub, site })
  const drain = makeDrain(app.server)
  app.addHook('preClose', drain.finishCalls)
  started.push(() => app.close())
  started.push(drain.stopListening)
  releaseMemory()
  try {
    await app.listen({ host: config.host, port, backlog: MOST_WAITING })
  } catch (error) {
    throw portTaken(error) ? new StartupError(`A porta ${port} já está em uso. Escolha outra com PORT.`) : error
  }
  return { greeting, port }
}

const portTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
