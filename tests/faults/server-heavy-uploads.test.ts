import { readFileSync } from 'node:fs'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/demo/demo-people.ts'
import { aPdf, aStream } from '#tests/support/sample-pdfs.ts'
import { goodPdf } from '#tests/support/sending-files.ts'
import { call, signIn } from './support/calls.ts'
import { scratchServers } from './support/scratch-servers.ts'
import type { ServerProcess } from './support/server-process.ts'

const here = scratchServers()

const memoryOf = (server: ServerProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1000
const at = (sorted: number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

/** Asks /healthz on a kept connection, one call after the other, until told to stop; returns the sorted waits. */
function watchHealth(server: ServerProcess) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const waits: number[] = []
  let [going, most] = [true, memoryOf(server)]
  const ask = () =>
    new Promise<void>((done, fail) => {
      const asked = performance.now()
      http
        .get({ agent, host: '127.0.0.1', port: server.port, path: '/healthz' }, (response) => {
          response.resume().on('end', () => {
            waits.push(performance.now() - asked)
            done()
          })
        })
        .on('error', fail)
    })
  const watching = (async () => {
    while (going) {
      await ask()
      most = Math.max(most, memoryOf(server))
      await sleep(4)
    }
    agent.destroy()
  })()
  return async () => {
    going = false
    await watching
    return { waits: waits.sort((one, other) => one - other), most }
  }
}

async function send(server: ServerProcess, cookie: string, id: string, body: Buffer) {
  const response = await fetch(`http://127.0.0.1:${server.port}/api/documents/${id}/file`, {
    method: 'POST',
    headers: { cookie, origin: server.origin, 'content-type': 'application/pdf', 'x-about-file-name': 'a.pdf' },
    body: new Uint8Array(body),
  })
  const answer: { error?: { message: string } } = JSON.parse(await response.text())
  return { status: response.status, says: answer.error?.message ?? '' }
}

// F20: 438 kB that unpack to 400 MB; unpacked between the answers they made everybody wait for more than a second.
test('files that are hard to inspect make nobody wait and take little memory', async () => {
  const server = await here.spawn({ DEMO: '1' })
  // Writing the demo business takes a while on a busy machine.
  await server.ready(120_000)
  const { cookie } = await signIn(server.origin, 'cliente@demo.travessia.test', DEMO_PASSWORD)
  const { json } = await call(server.origin, '/api/documents?limit=100', { cookie })
  const documents: { id: string; status: string }[] = json.items
  const pending = documents.find(({ status }) => status === 'pending')?.id ?? ''
  const megabyte = aStream('/Filter /FlateDecode', deflateSync(Buffer.alloc(1024 * 1024)))
  const heavy = aPdf({ objects: Array.from({ length: 400 }, () => megabyte) })
  await sleep(1000)
  const before = memoryOf(server)
  const health = watchHealth(server)
  const began = performance.now()
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(server, cookie, pending, heavy)))
  const took = performance.now() - began
  const { waits, most } = await health()
  console.log(
    `6 files of ${Math.round(heavy.length / 1000)} kB that unpack to 400 MB: ${took.toFixed(0)} ms; ` +
      `/healthz p50 ${at(waits, 0.5).toFixed(1)} p99 ${at(waits, 0.99).toFixed(1)} worst ${at(waits, 1).toFixed(1)} ms ` +
      `of ${waits.length}; memory ${before.toFixed(0)} → ${most.toFixed(0)} MB`,
  )
  for (const { status, says } of answers)
    expect([status, says]).toEqual([422, expect.stringContaining('grande demais')])
  expect(at(waits, 0.99)).toBeLessThan(150)
  expect(most - before).toBeLessThan(150)
  expect((await send(server, cookie, pending, goodPdf())).status).toBe(200)
})
