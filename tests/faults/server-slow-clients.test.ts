import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aboutHeader } from '#contract/route.ts'
import { newAppKey } from '#server/keys/keys.ts'
import { aPdfOf, seedWaitingFiles, type WaitingFile } from './support/customer-files.ts'
import { eventually } from './support/eventually.ts'
import { lengthOf } from './support/length.ts'
import { openOwner } from './support/owner-of.ts'
import { scratchServers } from './support/scratch-servers.ts'
import { sendPdf } from './support/send-file.ts'
import type { ServerProcess } from './support/server-process.ts'
import { watchCalls } from './support/watch-calls.ts'

const HALF_OPEN = 2000
const SLOW_BODIES = 100
const SLOW_READERS = 20
const FILE_BYTES = 9_000_000
// The server's timeouts are 10 s for headers and 30 s for small bodies; the rest is margin for a busy machine.
const HEADERS_MS = 30_000
const BODY_MS = 60_000
// An upload may take five minutes, and a stalled download is cut after two: too long for the short form.
const PATIENT_MS = lengthOf({ short: 0, full: 6 * 60_000 })

const here = scratchServers()

type Slow = { socket: Socket; endedAfter: number | undefined }

/** A connection that sends `first` and then one byte per second. */
function trickle(port: number, first: string): Slow {
  const from = performance.now()
  const socket = connect(port, '127.0.0.1')
  const slow: Slow = { socket, endedAfter: undefined }
  socket.on('connect', () => socket.write(first))
  const timer = setInterval(() => socket.writable && socket.write('x'), 1000)
  socket.resume()
  // The server is expected to cut the connection.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearInterval(timer)
    slow.endedAfter = performance.now() - from
  })
  return slow
}

/** A connection that downloads a file at one kilobyte per second. */
function sip(port: number, { id, agentCookie }: WaitingFile): Slow {
  const from = performance.now()
  const socket = connect(port, '127.0.0.1')
  const slow: Slow = { socket, endedAfter: undefined }
  socket.pause()
  socket.on('connect', () =>
    socket.write(
      `GET /api/documents/${id}/versions/1/file HTTP/1.1\r\nhost: localhost\r\ncookie: ${agentCookie}\r\n\r\n`,
    ),
  )
  const timer = setInterval(() => socket.read(1024), 1000)
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearInterval(timer)
    slow.endedAfter = performance.now() - from
  })
  return slow
}

const posting = (path: string, cookie: string, type: string): string =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: ${type}\r\ncontent-length: 5000\r\n`
const messageHead = ({ cookie }: WaitingFile): string =>
  `${posting('/api/contact-messages', cookie, 'application/json')}\r\n{`
const fileHead = ({ id, cookie }: WaitingFile): string =>
  `${posting(`/api/documents/${id}/file`, cookie, 'application/pdf')}${aboutHeader('fileName')}: a.pdf\r\n\r\n%PDF-1.7\n`

const filesOpen = ({ child }: ServerProcess): number => readdirSync(`/proc/${child.pid}/fd`).length
const longest = (all: readonly Slow[]): number => Math.round(Math.max(...all.map(({ endedAfter = 0 }) => endedAfter)))
const open = (all: readonly Slow[]): number => all.filter(({ endedAfter }) => endedAfter === undefined).length

test('F15: clients that send or read byte by byte are cut off, and nobody else waits for them', async () => {
  const env = { APP_KEY: newAppKey() }
  const server = await here.start(env)
  const owner = await openOwner(here)
  const slow: Slow[] = []
  try {
    const [paper, other] = await seedWaitingFiles(owner, env.APP_KEY, 2)
    if (!paper || !other) throw new Error('nobody was seeded')
    expect((await sendPdf(server, paper.cookie, paper.id, aPdfOf(FILE_BYTES))).status).toBe(200)
    const normal = () => watchCalls({ port: server.port, path: '/api/notifications', cookie: paper.cookie, callers: 2 })
    const calm = normal()
    await sleep(3000)
    const before = await calm()
    const openBefore = filesOpen(server)

    const readers = Array.from({ length: SLOW_READERS }, () => sip(server.port, paper))
    const files = Array.from({ length: SLOW_BODIES / 10 }, () => trickle(server.port, fileHead(other)))
    const bodies = Array.from({ length: SLOW_BODIES }, () => trickle(server.port, messageHead(paper)))
    const heads = Array.from({ length: HALF_OPEN }, () => trickle(server.port, 'GET /healthz HTTP/1.1\r\nhost: lo'))
    slow.push(...readers, ...files, ...bodies, ...heads)
    const crowded = normal()
    await eventually(() => expect(filesOpen(server)).toBeGreaterThan(openBefore + HALF_OPEN))
    const most = filesOpen(server)
    await eventually(() => expect(open(heads)).toBe(0))
    const during = await crowded()
    await eventually(() => expect(open(bodies)).toBe(0))
    await eventually(() => expect(filesOpen(server)).toBeLessThan(openBefore + 3 * (readers.length + files.length)))
    const left = filesOpen(server)
    console.log(
      `F15: ${heads.length} half-open headers cut after ${longest(heads)} ms, ${bodies.length} bodies of 1 B/s after ` +
        `${longest(bodies)} ms; other calls before ${before.text}, during ${during.text}: p99 × ` +
        `${(during.p99 / before.p99).toFixed(1)}; descriptors ${openBefore} → ${most} → ${left}`,
    )
    expect(longest(heads)).toBeLessThan(HEADERS_MS)
    expect(longest(bodies)).toBeLessThan(BODY_MS)
    expect(during.odd).toEqual([])
    expect(during.p99).toBeLessThan(Math.max(1000, 2 * before.p99))
    expect((await sendPdf(server, other.cookie, other.id, aPdfOf(1000))).status).toBe(200)
    if (PATIENT_MS === 0) return
    // A slow reader notices the close only after it has read the buffered data, so the server's file descriptors are counted.
    const patience = await eventually(() => expect(filesOpen(server)).toBeLessThan(openBefore + 10), PATIENT_MS)
    console.log(`F15: ${readers.length} readers of 1 kB/s and ${files.length} files of 1 B/s gone ${patience} ms later`)
  } finally {
    for (const { socket } of slow) socket.destroy()
    await owner.end()
  }
})
