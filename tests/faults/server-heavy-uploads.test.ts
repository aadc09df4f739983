import { setTimeout as sleep } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { memoryOf } from '#bench/support/processes.ts'
import { DEMO_PASSWORD } from '#demo/demo-people.ts'
import { aPdf, aStream } from '#tests/support/sample-pdfs.ts'
import { goodPdf } from '#tests/support/sending-files.ts'
import { call, signIn } from './support/calls.ts'
import { readGauges } from './support/gauges.ts'
import { scratchServers } from './support/scratch-servers.ts'
import { sendPdf } from './support/send-file.ts'
import type { ServerProcess } from './support/server-process.ts'
import { watchCalls } from './support/watch-calls.ts'

const here = scratchServers()

/** Samples the process's memory until the returned function is called, which returns the start and the peak. */
function watchMemory({ child }: ServerProcess) {
  const now = () => memoryOf(child.pid ?? 0)
  const before = now()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, now())
  }, 20)
  return () => {
    clearInterval(timer)
    return { before, most }
  }
}

// Each file has 438 kB and unpacks to 400 MB; unpacking on the event loop blocked all callers for more than a second.
test('F20: files that are hard to inspect make nobody wait and take little memory', async () => {
  const server = await here.spawn({ DEMO: '1' })
  // Loading the demo data takes a while on a busy machine.
  await server.ready(120_000)
  const { cookie } = await signIn(server.origin, 'cliente@demo.travessia.test', DEMO_PASSWORD)
  const { json } = await call(server.origin, '/api/documents?limit=100', { cookie })
  const documents: { id: string; status: string }[] = json.items
  const pending = documents.find(({ status }) => status === 'pending')?.id ?? ''
  const megabyte = aStream('/Filter /FlateDecode', deflateSync(Buffer.alloc(1024 * 1024)))
  const heavy = aPdf({ objects: Array.from({ length: 400 }, () => megabyte) })
  await sleep(1000)
  await readGauges(server)
  const memory = watchMemory(server)
  const health = watchCalls({ port: server.port, path: '/healthz' })
  const began = performance.now()
  const answers = await Promise.all(Array.from({ length: 6 }, () => sendPdf(server, cookie, pending, heavy)))
  const took = performance.now() - began
  const waits = await health()
  const { before, most } = memory()
  const delay = (await readGauges(server))('travessia_event_loop_delay_p99_seconds') * 1000
  console.log(
    `F20: 6 files of ${Math.round(heavy.length / 1000)} kB that unpack to 400 MB: ${took.toFixed(0)} ms; /healthz ${waits.text}; ` +
      `loop delay p99 ${delay.toFixed(0)} ms; memory ${before.toFixed(0)} → ${most.toFixed(0)} MB`,
  )
  for (const { status, json } of answers)
    expect([status, json.error?.message]).toEqual([422, expect.stringContaining('grande demais')])
  expect(waits.odd).toEqual([])
  expect(waits.p99).toBeLessThan(150)
  expect(most - before).toBeLessThan(150)
  expect((await sendPdf(server, cookie, pending, goodPdf())).status).toBe(200)
})
