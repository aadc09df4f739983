import { setTimeout as sleep } from 'node:timers/promises'
import { appClient, ownerClient } from '#server/db/connect.ts'
import { type EventListener, listenTo } from './support/event-listener.ts'
import { startLiveServer } from './support/live-server.ts'
import { atMost, median, report } from './support/report.ts'
import { closeConnections, percentile, writeMessage } from './support/write-message.ts'

// Times a message from its POST, and from its commit, to the other side's stream, among 500 listeners, against a bare pg_notify → LISTEN.
const LISTENERS = 500
const ROUNDS = 4
const MESSAGES = 100
const EVERY_MS = 25
const LATEST_MS = 5000

const server = await startLiveServer({ customers: LISTENERS, agents: 50 })
const { port, talks, place } = server
const began = new Map<string, number>()
const taken: number[] = []
const heardAt = new Map<string, number>()
const heard = (event: string, data: string, at: number) => {
  const id = event === 'message.created' ? /"messageId":"([^"]+)"/.exec(data)?.[1] : undefined
  const from = id === undefined ? undefined : began.get(id)
  if (id === undefined || from === undefined) return
  taken.push(at - from)
  heardAt.set(id, performance.timeOrigin + at)
  began.delete(id)
}

/** Every message reaches its listener, or the benchmark fails. */
async function writeAll(): Promise<number[]> {
  taken.length = 0
  const writing: Promise<void>[] = []
  for (let n = 0; n < MESSAGES; n++) {
    const talk = talks[Math.floor(Math.random() * talks.length)]
    if (talk) writing.push(writeMessage(port, talk, (id) => began.set(id, performance.now())))
    await sleep(EVERY_MS)
  }
  await Promise.all(writing)
  const until = performance.now() + LATEST_MS
  while (began.size > 0 && performance.now() < until) await sleep(5)
  if (began.size > 0) throw new Error(`${began.size} messages did not arrive`)
  return [...taken]
}

/** The times from PostgreSQL's commit timestamp, which is set before the commit is on disk, to the stream. */
async function sinceCommit(): Promise<number[]> {
  const owner = ownerClient(place)
  await owner.connect()
  const { rows } = await owner.query<{ id: string; at: number }>(
    'select id, extract(epoch from pg_xact_commit_timestamp(xmin))::float8 * 1000 as at from messages where id = any($1)',
    [[...heardAt.keys()]],
  )
  await owner.end()
  const times = rows.map(({ id, at }) => (heardAt.get(id) ?? Number.NaN) - at)
  heardAt.clear()
  return times
}

/** Sends as many bare pg_notify notices as `writeAll` sends messages, at the same pace. */
async function notifyAll(): Promise<number[]> {
  const [from, to] = [appClient(place), appClient(place)]
  await Promise.all([from.connect(), to.connect()])
  try {
    const sent = new Map<string, number>()
    const times: number[] = []
    to.on('notification', ({ payload = '' }) => times.push(performance.now() - (sent.get(payload) ?? 0)))
    await to.query('listen bench')
    for (let n = 0; n < MESSAGES; n++) {
      sent.set(String(n), performance.now())
      await from.query('select pg_notify($1, $2)', ['bench', String(n)])
      await sleep(EVERY_MS)
    }
    const until = performance.now() + LATEST_MS
    while (times.length < MESSAGES && performance.now() < until) await sleep(5)
    return times
  } finally {
    await Promise.all([from.end(), to.end()])
  }
}

const listeners: EventListener[] = []
try {
  for (const { customerCookie } of talks) listeners.push(listenTo(port, customerCookie, heard))
  await Promise.all(listeners.map(({ open }) => open))
  await writeAll()
  heardAt.clear()
  const rounds: { ours: number; committed: number; bare: number }[] = []
  const everything: number[] = []
  for (let n = 1; n <= ROUNDS; n++) {
    const [ours, committed, bare] = [await writeAll(), await sinceCommit(), await notifyAll()]
    everything.push(...ours)
    rounds.push({ ours: median(ours), committed: median(committed), bare: median(bare) })
    console.log(
      `round ${n}: message median ${median(ours).toFixed(1)} ms, p99 ${percentile(ours, 0.99).toFixed(1)} ms; bare notice median ${median(bare).toFixed(1)} ms, p99 ${percentile(bare, 0.99).toFixed(1)} ms; from the commit on median ${median(committed).toFixed(1)} ms, × ${(median(committed) / median(bare)).toFixed(1)}`,
    )
  }
  console.log(`median message / bare notice: × ${median(rounds.map(({ ours, bare }) => ours / bare)).toFixed(1)}`)
  report([
    atMost('message written → heard, p99, 500 listeners', percentile(everything, 0.99), 150, ' ms'),
    atMost(
      'message committed → heard / bare pg_notify → LISTEN, medians',
      median(rounds.map(({ committed, bare }) => committed / bare)),
      3,
      ' ×',
    ),
  ])
} finally {
  for (const { socket } of listeners) socket.destroy()
  closeConnections()
  await server.stop()
}
