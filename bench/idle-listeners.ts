import { setTimeout as sleep } from 'node:timers/promises'
import { type EventListener, listenTo } from './support/event-listener.ts'
import { startLiveServer } from './support/live-server.ts'
import { memoryOf } from './support/processes.ts'
import { atMost, report } from './support/report.ts'
import { closeConnections, percentile, writeMessage } from './support/write-message.ts'

// Ten thousand open streams on one node: what each costs, and how soon a message gets through.
const LISTENERS = 10_000
const EACH = 10
const AT_ONCE = 100
const MESSAGES = 40
const LATEST_MS = 5000
const SETTLE_MS = 10_000

const server = await startLiveServer({ customers: LISTENERS / EACH, agents: 50 })
const { port, talks, pid } = server
const began = new Map<string, number>()
const heardBy = new Map<string, number>()
const taken: number[] = []
const heard = (event: string, data: string, at: number) => {
  const id = event === 'message.created' ? /"messageId":"([^"]+)"/.exec(data)?.[1] : undefined
  const from = id === undefined ? undefined : began.get(id)
  if (id === undefined || from === undefined) return
  const count = (heardBy.get(id) ?? 0) + 1
  heardBy.set(id, count)
  // A message counts once all EACH pages of its reader have received it.
  if (count === EACH) taken.push(at - from)
}

const listeners: EventListener[] = []
try {
  // Opens and closes some streams first: what the server loads only once is not the cost of a stream.
  const first = talks.slice(0, 50).map(({ customerCookie }) => listenTo(port, customerCookie, heard))
  await Promise.all(first.map(({ open }) => open))
  for (const { socket } of first) socket.destroy()
  await sleep(SETTLE_MS / 2)
  const before = memoryOf(pid)
  const started = performance.now()
  const cookies = talks.flatMap(({ customerCookie }) => Array.from({ length: EACH }, () => customerCookie))
  for (let at = 0; at < cookies.length; at += AT_ONCE) {
    const opened = cookies.slice(at, at + AT_ONCE).map((cookie) => listenTo(port, cookie, heard))
    listeners.push(...opened)
    await Promise.all(opened.map(({ open }) => open))
  }
  console.log(`${listeners.length} listeners opened in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  await sleep(SETTLE_MS)
  const after = memoryOf(pid)
  const each = ((after - before) * 1000) / listeners.length
  console.log(`memory: ${Math.round(before)} MB before, ${Math.round(after)} MB with all of them`)
  for (let n = 0; n < MESSAGES; n++) {
    const talk = talks[Math.floor(Math.random() * talks.length)]
    if (talk) await writeMessage(port, talk, (id) => began.set(id, performance.now()))
    await sleep(25)
  }
  const until = performance.now() + LATEST_MS
  while (taken.length < MESSAGES && performance.now() < until) await sleep(5)
  if (taken.length < MESSAGES) throw new Error(`${MESSAGES - taken.length} messages did not arrive`)
  report([
    atMost('idle listener, of 10,000 on one node', each, 25, ' kB'),
    atMost('message written → heard on every open page, p99, 10,000 listeners', percentile(taken, 0.99), 1000, ' ms'),
  ])
} finally {
  for (const { socket } of listeners) socket.destroy()
  closeConnections()
  await server.stop()
}
