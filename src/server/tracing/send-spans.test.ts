import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type FakeCollector, startFakeCollector } from '#tests/support/fake-collector.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import type { Span } from './otlp-body.ts'
import { makeSpanSender, type SpanSender } from './send-spans.ts'
import { beginTrace } from './traceparent.ts'

const TOKEN = 'ficha do coletor'
let collector: FakeCollector
const senders: SpanSender[] = []
beforeEach(async () => {
  collector = await startFakeCollector()
})
afterEach(async () => {
  await collector.close()
  await Promise.all(senders.splice(0).map((sender) => sender.stop()))
})

const sender = (everyMs = 20, url = collector.url) => {
  const made = makeSpanSender({ url, token: TOKEN, everyMs })
  senders.push(made)
  return made
}
const span = (name = 'GET /api/x'): Span => ({
  trace: beginTrace(undefined, crypto.randomUUID(), 1),
  name,
  kind: 'server',
  endedAt: Date.now(),
  ms: 12.5,
  failed: false,
  attributes: { 'http.response.status_code': 200 },
})
const addMany = (to: SpanSender, count: number) => {
  for (let n = 0; n < count; n++) to.add(span())
}

describe('a collector', () => {
  test('that is there gets each span once, in a few calls, with the token', async () => {
    const spans = sender()
    addMany(spans, 600)
    await waitFor('all spans', () => spans.counts.sent === 600)
    expect(new Set(collector.spans.map(({ spanId }) => spanId)).size).toBe(600)
    expect(collector.calls).toBeLessThanOrEqual(4)
    expect(new Set(collector.tokens)).toEqual(new Set([`Bearer ${TOKEN}`]))
    expect(collector.resource).toEqual({
      'service.name': 'travessia',
      'service.version': expect.stringMatching(/^\d+\.\d+\.\d+$/),
      'service.instance.id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    const [first] = collector.spans
    const took = BigInt(first?.endTimeUnixNano ?? 0) - BigInt(first?.startTimeUnixNano ?? 0)
    expect(took).toBe(12_500_000n)
    expect(spans.counts).toEqual({ sent: 600, full: 0, refused: 0 })
  })

  test.each(['broken', 'cut', 'redirect'] as const)(
    'that is %s costs the spans of that time, which are counted, and gets the later ones',
    async (behaviour) => {
      collector.behaviour = behaviour
      const spans = sender()
      addMany(spans, 3)
      await waitFor('a count', () => spans.counts.refused === 3)
      expect(collector.spans).toEqual([])
      collector.behaviour = 'accept'
      spans.add(span('later'))
      await waitFor('the later span', () => spans.counts.sent)
      expect(collector.spans.map(({ name }) => name)).toEqual(['later'])
      expect(spans.counts).toEqual({ sent: 1, full: 0, refused: 3 })
    },
  )

  test('that is away is asked once in a while, not for every batch', async () => {
    const { url } = collector
    await collector.close()
    const spans = sender(60_000, url)
    addMany(spans, 1000)
    await spans.stop()
    // The first batch was refused; the rest was never sent.
    expect(spans.counts).toEqual({ sent: 0, full: 744, refused: 256 })
  })

  test('that never answers holds up nobody, and what finds no room is counted', async () => {
    collector.behaviour = 'silent'
    const spans = sender()
    spans.add(span())
    await waitFor('a call', () => collector.calls === 1)
    const before = performance.now()
    addMany(spans, 3000)
    const took = performance.now() - before
    console.log(`3,000 spans beside a silent collector: ${took.toFixed(1)} ms`)
    expect(took).toBeLessThan(1000)
    expect(spans.counts.full).toBe(3000 - 2048)
    expect(collector.calls).toBe(1)
    const stopping = performance.now()
    await spans.stop()
    expect(performance.now() - stopping).toBeLessThan(4000)
    expect(spans.counts.sent).toBe(0)
  })
})

test('stopping sends what waits, and takes no more', async () => {
  const spans = sender(60_000)
  addMany(spans, 300)
  await spans.stop()
  expect(collector.spans).toHaveLength(300)
  spans.add(span())
  await spans.stop()
  expect(spans.counts).toEqual({ sent: 300, full: 1, refused: 0 })
})
