import type { FastifyBaseLogger } from 'fastify'
import type { Actor } from '#rules/access.ts'
import { AppError } from '#rules/errors.ts'
import type { Session } from './auth/find-session.ts'
import type { Db } from './db/connect.ts'
import type { RowSecurity } from './db/row-security.ts'
import type { DomainEvents, EventName } from './events.ts'
import type { Files } from './files/files.ts'
import { AnswerHeaders } from './http/answer-headers.ts'
import type { Keys } from './keys/keys.ts'
import type { Mail } from './mail/transport/mail.ts'
import type { Figures } from './operations/figures.ts'
import type { Config } from './start/config.ts'
import type { SpanSender } from './tracing/send-spans.ts'

/** Runs every reaction to an event inside the caller's transaction. */
export type Dispatch = <E extends EventName>(tx: Context, name: E, data: DomainEvents[E]) => Promise<void>

/** Services that features add for every use-case (`services` of `feature.ts`). */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface FeatureServices {}

/** What lives as long as the process. */
export type Services = FeatureServices & {
  config: Config
  /** The public address, known once the port is. */
  origin: string
  db: Db
  /** Connections limited to what one person may read, by row-level security. */
  rowSecurity: RowSecurity
  keys: Keys
  files: Files
  mail: Mail
  /** The metrics of this node. */
  figures: Figures
  /** Exports spans over OTLP; undefined without OTLP_URL. */
  spans?: SpanSender | undefined
  log: FastifyBaseLogger
  now: () => Date
  newId: () => string
  dispatch: Dispatch
}

/** What a use-case gets: the services, the caller, and the time. Inside `inTransaction` its `db` is the transaction. */
export type Context = Omit<Services, 'now'> & {
  /** The database limited to what the caller may see (S51); undefined for callers who are not limited by row-level security. */
  seen: Db | undefined
  /** The whole database, even where `db` is limited to what the caller may see: for platform settings and sums over all people. */
  platform: Db
  actor: Actor
  session: Session | undefined
  requestId: string
  ip: string
  userAgent: string
  cookie: string
  now: Date
  emit: <E extends EventName>(name: E, data: DomainEvents[E]) => Promise<void>
  /** Headers for the answer besides the usual ones, e.g. cookies. */
  answerHeaders: AnswerHeaders
}

export type Asked = Pick<Context, 'actor' | 'session' | 'requestId' | 'ip' | 'userAgent' | 'cookie'> & {
  seen?: Db | undefined
  /** The call changes nothing, so `seen` is enough as its `db`. */
  reads?: boolean
}

export function makeContext(services: Services, asked: Asked): Context {
  const context: Context = {
    ...services,
    ...asked,
    seen: asked.seen,
    db: asked.reads && asked.seen ? asked.seen : services.db,
    platform: services.db,
    now: services.now(),
    answerHeaders: new AnswerHeaders(),
    emit: (name, data) => services.dispatch(context, name, data),
  }
  return context
}

/** For jobs and start-up work, which have no caller. */
export const systemContext = (services: Services, requestId: string): Context =>
  makeContext(services, {
    actor: { kind: 'visitor' },
    session: undefined,
    requestId,
    ip: '',
    userAgent: '',
    cookie: '',
  })

const DEADLOCK = '40P01'
const isDeadlock = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === DEADLOCK

const transact = <T>(context: Context, work: (tx: Context) => Promise<T>): Promise<T> =>
  context.db.transaction().execute((trx) => {
    const platform = context.platform === context.db ? trx : context.platform
    const tx: Context = { ...context, db: trx, platform, emit: (name, data) => context.dispatch(tx, name, data) }
    return work(tx)
  })

/**
 * Runs the work in one transaction; events emitted inside commit or vanish with it. A transaction that PostgreSQL ended because of a
 * deadlock is retried once: the other transaction is done by then.
 */
export async function inTransaction<T>(context: Context, work: (tx: Context) => Promise<T>): Promise<T> {
  if (context.db.isTransaction) return work(context)
  const answered = context.answerHeaders.list.length
  try {
    return await transact(context, work)
  } catch (error) {
    if (!isDeadlock(error)) throw error
    context.answerHeaders.list.length = answered
    return transact(context, work)
  }
}

/** The account behind the call, for use-cases whose route only signed-in people reach. */
export function account(context: Context): { id: string; session: Session } {
  if (context.actor.kind !== 'account' || !context.session) throw new AppError('unauthenticated')
  return { id: context.actor.id, session: context.session }
}
