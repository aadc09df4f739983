import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { inspectors } from '#features/documents/server/inspect/inspectors.ts'
import { aPdf, aStream } from '#tests/support/sample-pdfs.ts'
import { aJpeg, anExif, aPng } from '#tests/support/sample-pictures.ts'
import { inspected, says } from '#tests/support/verdict.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { type InspectionOptions, InspectionThreads } from './inspection-threads.ts'

const script = new URL('../../../../../../tests/support/misbehaving-thread.ts', import.meta.url)
const real = new URL('../inspection-thread.ts', import.meta.url)
const misbehaving = (more: Partial<InspectionOptions> = {}) =>
  new InspectionThreads({ script, mostThreads: 1, ...more })
const warnings: string[] = []
const log = { warn: ({ err }: { err: unknown }) => void warnings.push(String(err)) }
const told = (threads: InspectionThreads, deed: string) =>
  inspected((source) => threads.inspect('application/pdf', source, log), Buffer.from(deed))
beforeEach(() => {
  warnings.length = 0
})

test('a thread says of every file what the inspection itself says', async () => {
  const threads = new InspectionThreads({ script: real })
  const large = aPdf({ objects: [aStream('/Filter /DCTDecode', Buffer.alloc(900_000, 7))] })
  const files = [
    ['application/pdf', large],
    ['application/pdf', aPdf({ catalog: '/AA << /JS 4 0 R >>' })],
    ['application/pdf', aPng()],
    ['image/jpeg', aJpeg({ before: [anExif(6)] })],
    ['image/jpeg', aJpeg({ open: true })],
    ['image/png', aPng({ after: Buffer.alloc(9) })],
  ] as const
  const both = files.map(async ([kind, file]) => [
    await inspected((source) => threads.inspect(kind, source, log), file),
    await inspected(inspectors[kind], file),
  ])
  for (const [there, here] of await Promise.all(both)) expect(there).toEqual(here)
})

test('a file that takes too long is refused, its thread ends, and the next file is inspected', async () => {
  const threads = misbehaving({ longestMs: 500, silentMs: 100 })
  expect(await told(threads, 'fine')).toEqual(Buffer.from('fine'))
  expect(await told(threads, 'hang')).toBe(says('unchecked'))
  expect([threads.size, warnings]).toEqual([0, ['Error: the inspection took too long']])
  expect(await told(threads, 'fine')).toEqual(Buffer.from('fine'))
})

test('a file that is only slow does not end the thread, in which others are', async () => {
  const threads = misbehaving({ longestMs: 500 })
  expect(await told(threads, 'wait')).toBe(says('unchecked'))
  expect(threads.size).toBe(1)
})

test.each([
  ['crash', 'told to crash'],
  ['memory', 'memory limit'],
  ['leave', 'ended with 3'],
])('a thread that ends by itself (%s) refuses its files, and the next is inspected', async (deed, warning) => {
  const threads = misbehaving({ memoryMb: 24 })
  const other = told(threads, 'wait')
  expect(await told(threads, deed)).toBe(says('unchecked'))
  expect(await other).toBe(says('unchecked'))
  expect(warnings).toEqual([expect.stringContaining(warning), expect.stringContaining(warning)])
  expect(await told(threads, 'fine')).toEqual(Buffer.from('fine'))
})

test('a thread without files ends after a while', async () => {
  const threads = misbehaving({ idleMs: 50 })
  expect(await told(threads, 'fine')).toEqual(Buffer.from('fine'))
  expect(threads.size).toBe(1)
  await waitFor('the thread to end', async () => threads.size === 0)
})

test('time that the sender takes does not count', async () => {
  const threads = new InspectionThreads({ script: real, longestMs: 1000 })
  const pdf = aPdf()
  async function* slowly() {
    for (let at = 0; at < pdf.length; at += 200) {
      await sleep(600)
      yield pdf.subarray(at, at + 200)
    }
  }
  const kept: Buffer[] = []
  for await (const piece of threads.inspect('application/pdf', slowly(), log)) kept.push(piece)
  expect(Buffer.concat(kept)).toEqual(pdf)
})

test('no more of a file is fetched than its reader takes, and a reader that leaves frees the thread', async () => {
  const threads = new InspectionThreads({ script: real, idleMs: 50 })
  let [fetched, returned] = [0, false]
  async function* endless() {
    try {
      yield Buffer.from('%PDF-1.7\n')
      for (;;) {
        fetched++
        yield Buffer.alloc(65_536, ' ')
      }
    } finally {
      returned = true
    }
  }
  const reader = threads.inspect('application/pdf', endless(), log)
  for (let taken = 0; taken < 20; taken++) await reader.next()
  await sleep(200)
  expect(fetched).toBeLessThan(22)
  await reader.return(undefined)
  expect(returned).toBe(true)
  await waitFor('the thread to end', async () => threads.size === 0)
})
