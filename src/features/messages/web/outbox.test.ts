import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/call.ts'
import { makeOutbox, type OutboxEntry } from './outbox.ts'
import type { Box } from './outbox-storage.ts'

const conversationId = crypto.randomUUID()
const ana = crypto.randomUUID()

function boxOf(): Box & { texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
    key: (n) => [...texts.keys()][n] ?? null,
    get length() {
      return texts.size
    },
  }
}

/** A fake server that stores each id once and can be unreachable. */
function server() {
  const arrived = new Map<string, string>()
  const state: { answer: 'ok' | 'away' | 'lost' | number; calls: number } = { answer: 'ok', calls: 0 }
  const post = async (entry: OutboxEntry) => {
    state.calls++
    const { answer } = state
    if (answer === 'away') throw new ApiError(0)
    if (typeof answer === 'number') throw new ApiError(answer)
    if (!arrived.has(entry.id)) arrived.set(entry.id, entry.text)
    if (answer === 'lost') throw new ApiError(0)
  }
  return { arrived, state, post, texts: () => [...arrived.values()] }
}
const open = (box: Box, post: (entry: OutboxEntry) => Promise<unknown>, userId = ana) =>
  makeOutbox({ userId, box, post, newId: () => crypto.randomUUID(), now: () => new Date() })
const write = (text: string) => ({ conversationId, text, attachments: [] })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is written is sent in order, and nothing stays in the browser', async () => {
  const box = boxOf()
  const there = server()
  const outbox = open(box, there.post)
  for (const text of ['um', 'dois', 'três']) outbox.add(write(text))
  await vi.advanceTimersByTimeAsync(0)
  expect(there.texts()).toEqual(['um', 'dois', 'três'])
  expect(outbox.entries().map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
  expect(box.texts.size).toBe(0)
})

test('without a connection it waits, and goes once when it is back', async () => {
  const there = server()
  const outbox = open(boxOf(), there.post)
  there.state.answer = 'away'
  outbox.add(write('um'))
  outbox.add(write('dois'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(outbox.entries().map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  there.state.answer = 'ok'
  outbox.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(there.texts()).toEqual(['um', 'dois'])
})

test('an answer that got lost doubles nothing', async () => {
  const there = server()
  const outbox = open(boxOf(), there.post)
  there.state.answer = 'lost'
  outbox.add(write('um'))
  await vi.advanceTimersByTimeAsync(0)
  expect(outbox.entries()[0]?.state).toBe('waiting')
  there.state.answer = 'ok'
  await vi.advanceTimersByTimeAsync(1000)
  expect([there.texts(), there.state.calls, outbox.entries()[0]?.state]).toEqual([['um'], 2, 'sent'])
})

test('a page that was closed in between goes on with the same ids', async () => {
  const box = boxOf()
  const there = server()
  there.state.answer = 'lost'
  const before = open(box, there.post)
  before.add(write('um'))
  await vi.advanceTimersByTimeAsync(0)
  before.stop()
  there.state.answer = 'ok'
  const after = open(box, there.post)
  after.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect([there.texts(), box.texts.size]).toEqual([['um'], 0])
})

test('two tabs with the same unsent message send one', async () => {
  const box = boxOf()
  const there = server()
  there.state.answer = 'away'
  const first = open(box, there.post)
  first.add(write('um'))
  await vi.advanceTimersByTimeAsync(0)
  const second = open(box, there.post)
  second.add(write('dois'))
  there.state.answer = 'ok'
  first.flush()
  second.flush()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([there.texts().sort(), box.texts.size]).toEqual([['dois', 'um'], 0])
})

test('a refusal is told at once, a failing server after three tries, and both can be tried again', async () => {
  const there = server()
  const outbox = open(boxOf(), there.post)
  const told: string[] = []
  outbox.onOutcome(({ entry }) => told.push(`${entry.text} ${entry.state}`))
  there.state.answer = 404
  outbox.add(write('um'))
  await vi.advanceTimersByTimeAsync(0)
  expect([there.state.calls, told]).toEqual([1, ['um failed']])
  there.state.answer = 500
  outbox.retry(outbox.entries()[0]?.id ?? '')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([there.state.calls, told]).toEqual([4, ['um failed', 'um failed']])
  there.state.answer = 'ok'
  outbox.retry(outbox.entries()[0]?.id ?? '')
  await vi.advanceTimersByTimeAsync(0)
  expect(told.at(-1)).toBe('um sent')
})

test('a failed one does not hold back the next', async () => {
  const there = server()
  const outbox = open(boxOf(), async (entry) => {
    if (entry.text === 'ruim') throw new ApiError(400)
    await there.post(entry)
  })
  outbox.add(write('ruim'))
  outbox.add(write('bom'))
  await vi.advanceTimersByTimeAsync(0)
  expect(there.texts()).toEqual(['bom'])
  outbox.remove(outbox.entries()[0]?.id ?? '')
  expect(outbox.entries().map(({ text }) => text)).toEqual(['bom'])
})

test("another person's unsent messages are never sent and do not stay", async () => {
  const box = boxOf()
  const there = server()
  there.state.answer = 'away'
  open(box, there.post).add(write('de Ana'))
  await vi.advanceTimersByTimeAsync(0)
  there.state.answer = 'ok'
  box.texts.set(`outbox:${ana}:x`, 'broken')
  const other = open(box, there.post, crypto.randomUUID())
  expect([other.entries(), box.texts.size]).toEqual([[], 0])
})
