import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { KEEP_ALIVE_SECONDS } from '#contract/live.ts'
import { AppError } from '#rules/errors.ts'
import type { Role } from '#rules/role.ts'
import type { FindSession, Session } from '#server/auth/find-session.ts'
import type { Services } from '#server/context.ts'
import { refuseUnlessAllowed } from '#server/http/mount.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { type EventStream, makeEventStream } from './event-stream.ts'
import type { LiveHub } from './hub.ts'
import { lastEventId, replaySince } from './replay.ts'
import { sessionsOver } from './sessions-over.ts'

const MOST_PER_USER = 20
const ENDED_AT_ONCE = 50
const TURN_MS = 50
const MOST_TURNS = 80

type Open = { stream: EventStream; sessionId: string; role: Role }

/** A stream is not activity: it keeps no session alive (A13). */
async function admitListener(request: FastifyRequest, findSession: FindSession): Promise<Session> {
  const session = await findSession(request.headers.cookie ?? '', false)
  request.session = session
  refuseUnlessAllowed(request, { access: 'events.listen' })
  if (!session) throw new AppError('unauthenticated')
  return session
}

function openResponse(reply: FastifyReply): EventStream {
  reply.hijack()
  const headers = {
    ...reply.getHeaders(),
    ...securityHeaders,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  }
  // Passed to `writeHead` all at once: headers that are set one by one stay in memory for as long as the stream is open.
  const known = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  reply.raw.writeHead(200, Object.fromEntries(known))
  // A 'close' event follows every error and removes the stream.
  reply.raw.on('error', () => undefined)
  const stream = makeEventStream(reply.raw)
  stream.opened()
  return stream
}

/** Ends many streams spread over seconds, because each page then checks its session, reconnects and reads its lists again. */
async function endInTurn(streams: readonly EventStream[]): Promise<void> {
  const atOnce = Math.max(ENDED_AT_ONCE, Math.ceil(streams.length / MOST_TURNS))
  for (let from = 0; from < streams.length; from += atOnce) {
    if (from > 0) await sleep(TURN_MS)
    for (const stream of streams.slice(from, from + atOnce)) stream.end()
  }
}

export function mountEvents(
  app: FastifyInstance,
  services: Services,
  findSession: FindSession,
  hub: LiveHub,
  options: { keepAliveMs?: number } = {},
): void {
  const open = new Set<Open>()
  let closing = false

  const recheck = async () => {
    const over = await sessionsOver(services, new Map([...open].map(({ sessionId, role }) => [sessionId, role])))
    for (const { stream, sessionId } of open) {
      const reason = over.get(sessionId)
      if (reason) stream.end(reason)
    }
  }
  const recheckSafely = () =>
    void recheck().catch((err: unknown) => services.log.warn({ err }, 'sessions of live streams not checked'))
  const timer = setInterval(
    () => {
      for (const { stream } of open) stream.keepAlive()
      recheckSafely()
    },
    options.keepAliveMs ?? KEEP_ALIVE_SECONDS * 1000,
  ).unref()
  // Without this, the end of a session that was announced while the hub was disconnected would be missed.
  const forget = hub.onReconnect(recheckSafely)
  app.addHook('preClose', async () => {
    closing = true
    clearInterval(timer)
    forget()
    await endInTurn([...open].map(({ stream }) => stream))
  })

  app.get<{ Querystring: { lastEventId?: unknown } }>(
    '/api/events',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const session = await admitListener(request, findSession)
      if (hub.countOf(session.userId) >= MOST_PER_USER)
        throw new AppError('too_many_requests', { retryAfterSeconds: 10 })
      const since = lastEventId(request.headers['last-event-id'], request.query.lastEventId)
      const stream = openResponse(reply)
      const entry: Open = { stream, sessionId: session.id, role: session.role }
      const leave = hub.subscribe({
        userId: session.userId,
        sessionId: session.id,
        onEvent: stream.send,
        onEnd: (reason) => stream.end(reason),
      })
      open.add(entry)
      reply.raw.on('close', () => {
        leave()
        open.delete(entry)
      })
      try {
        // The session may have ended between the first check and the subscription.
        if (!(await findSession(request.headers.cookie ?? '', false))) return stream.end('elsewhere')
        if (since === undefined) stream.position(hub.lastId())
        else await replaySince(services.db, stream, session.userId, since)
        stream.goLive()
        // A page that still connects over a keep-alive connection gets what it missed, and then reconnects to another node.
        if (closing) stream.end()
      } catch (err) {
        // The answer has started, so no error can be sent: the client reconnects with the last id it has.
        request.log.warn({ err }, 'live stream not replayed')
        stream.end()
      }
    },
  )
}
