import { describe, expect, test } from 'vitest'
import { beginTrace, continueTrace, readTraceparent, writeTraceparent } from './traceparent.ts'

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN = '00f067aa0ba902b7'

describe('a traceparent', () => {
  test.each([
    [`00-${TRACE}-${SPAN}-01`, true],
    [`00-${TRACE}-${SPAN}-00`, false],
    [`00-${TRACE}-${SPAN}-03`, true],
    [`00-${TRACE}-${SPAN}-fe`, false],
    // A future version: text after the flags is accepted.
    [`01-${TRACE}-${SPAN}-01`, true],
    [`cc-${TRACE}-${SPAN}-01-what-the-future-holds`, true],
  ])('%s is gone on with', (header, sampled) => {
    expect(readTraceparent(header)).toEqual({ traceId: TRACE, spanId: SPAN, sampled })
  })

  test.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['version ff', `ff-${TRACE}-${SPAN}-01`],
    ['more than version 00 has', `00-${TRACE}-${SPAN}-01-more`],
    ['a later version without a dash', `01-${TRACE}-${SPAN}-01more`],
    ['a trace of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`],
    ['a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['upper case', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ['upper case in the version', `0A-${TRACE}-${SPAN}-01`],
    ['a short trace', `00-${TRACE.slice(1)}-${SPAN}-01`],
    ['a letter beyond f', `00-${TRACE.replace('4', 'g')}-${SPAN}-01`],
    ['no flags', `00-${TRACE}-${SPAN}`],
    ['flags of one digit', `00-${TRACE}-${SPAN}-1`],
    ['space around it', ` 00-${TRACE}-${SPAN}-01`],
    ['a line of its own after it', `00-${TRACE}-${SPAN}-01\n`],
    ['two of them, as Node joins them', `00-${TRACE}-${SPAN}-01, 00-${TRACE}-${SPAN}-01`],
    ['a list', [`00-${TRACE}-${SPAN}-01`]],
  ])('with %s is ignored', (_, header) => {
    expect(readTraceparent(header)).toBeUndefined()
    const begun = beginTrace(header, '3e0f3c94-0000-4000-8000-000000000001', 0)
    expect(begun).toMatchObject({ traceId: '3e0f3c94000040008000000000000001', parentId: undefined, sampled: false })
  })

  test('that we write is one that we would read', () => {
    const trace = continueTrace(`00-${TRACE}-${SPAN}-01`, crypto.randomUUID(), 0)
    expect(trace).toMatchObject({ traceId: TRACE, parentId: SPAN, sampled: true })
    expect(trace.spanId).toMatch(/^[0-9a-f]{16}$/)
    expect(readTraceparent(writeTraceparent(trace))).toEqual({ traceId: TRACE, spanId: trace.spanId, sampled: true })
  })

  test('has a span of its own each time', () => {
    const spans = Array.from({ length: 10_000 }, () => beginTrace(undefined, crypto.randomUUID(), 0).spanId)
    expect(new Set(spans).size).toBe(spans.length)
  })
})

test('a caller decides neither by the flag nor by the trace id whether anything is recorded', () => {
  for (const [traceId, flags] of [
    [TRACE, '01'],
    [`${'1'.repeat(24)}${'0'.repeat(8)}`, '01'],
    [`${'1'.repeat(24)}${'0'.repeat(8)}`, '00'],
  ]) {
    const header = `00-${traceId}-${SPAN}-${flags}`
    expect(beginTrace(header, crypto.randomUUID(), 0)).toMatchObject({ traceId, parentId: SPAN, sampled: false })
    expect(beginTrace(header, '3e0f3c94-0000-4000-8000-0000ffffffff', 0.5).sampled).toBe(false)
    expect(beginTrace(header, '3e0f3c94-0000-4000-8000-000000000001', 0.5).sampled).toBe(true)
    expect(continueTrace(header, crypto.randomUUID(), 0).sampled).toBe(flags === '01')
  }
})

describe('of the traces that begin here', () => {
  const chosen = (ratio: number) =>
    Array.from({ length: 10_000 }, () => beginTrace(undefined, crypto.randomUUID(), ratio)).filter(
      ({ sampled }) => sampled,
    ).length

  test('the given share is recorded, none with 0 and all with 1', () => {
    expect([chosen(0), chosen(1)]).toEqual([0, 10_000])
    expect(chosen(0.1)).toBeGreaterThan(800)
    expect(chosen(0.1)).toBeLessThan(1200)
  })

  test('each is judged the same by every node', () => {
    const uuid = crypto.randomUUID()
    const judged = Array.from({ length: 20 }, () => beginTrace(undefined, uuid, 0.5).sampled)
    expect(new Set(judged).size).toBe(1)
  })
})
