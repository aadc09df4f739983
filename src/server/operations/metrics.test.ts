import { Gauge, Registry } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { type MetricFamily, readMetrics } from '#tests/support/read-metrics.ts'
import { makeDurations } from './durations.ts'
import { makeMetrics } from './metrics.ts'

/** The buckets of each series must be cumulative and end with the count. */
function expectGrowing({ name, samples }: MetricFamily): void {
  const rows = new Map<string, { buckets: number[]; les: number[]; count?: number }>()
  for (const { name: sample, labels, value } of samples) {
    const { le, ...rest } = labels
    const key = JSON.stringify(rest)
    const row = rows.get(key) ?? { buckets: [], les: [] }
    rows.set(key, row)
    if (sample === `${name}_count`) row.count = value
    if (le === undefined) continue
    row.buckets.push(value)
    row.les.push(le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le))
  }
  expect(rows.size).toBeGreaterThan(0)
  for (const { buckets, les, count } of rows.values()) {
    expect(buckets).toEqual([...buckets].sort((one, other) => one - other))
    expect(les).toEqual([...les].sort((one, other) => one - other))
    expect([les.at(-1), buckets.at(-1)]).toEqual([Number.POSITIVE_INFINITY, count])
  }
}

describe('the text for a scraper', () => {
  test('tells answers by route, with labels that hold any sign', async () => {
    const metrics = makeMetrics()
    metrics.observe('GET', '/a "b"\\c\nd', 200, 0.004)
    metrics.observe('GET', '/a "b"\\c\nd', 204, 20)
    metrics.observe('GET', '/a "b"\\c\nd', 500, 0.3)
    const read = readMetrics(await metrics.registry.metrics())
    metrics.stop()
    expect(read.get('travessia_http_requests_total')?.samples).toEqual([
      {
        name: 'travessia_http_requests_total',
        labels: { method: 'GET', route: '/a "b"\\c\nd', status: '2xx' },
        value: 2,
      },
      {
        name: 'travessia_http_requests_total',
        labels: { method: 'GET', route: '/a "b"\\c\nd', status: '5xx' },
        value: 1,
      },
    ])
    const durations = read.get('travessia_http_request_duration_seconds')
    expect(durations?.type).toBe('histogram')
    if (durations) expectGrowing(durations)
  })

  test('tells a histogram without labels, and the longest of each span', async () => {
    const one = makeDurations('waits', 'Waits.', [0.1, 1])
    const registry = new Registry()
    registry.registerMetric(one.histogram)
    new Gauge({ name: 'g', help: 'G.', registers: [registry] }).set(1e-7)
    for (const seconds of [0, 0.1, 0.5, 3]) one.observe(seconds)
    const read = readMetrics(await registry.metrics())
    expect(read.get('waits')?.samples.map(({ name, value }) => [name, value])).toEqual([
      ['waits_bucket', 2],
      ['waits_bucket', 3],
      ['waits_bucket', 4],
      ['waits_sum', 3.6],
      ['waits_count', 4],
    ])
    expect(read.get('g')?.samples[0]?.value).toBe(1e-7)
    expect([one.longest(false), one.longest(true), one.longest(false)]).toEqual([3, 3, 0])
  })

  test.each([
    ['a name described twice', '# HELP a x\n# TYPE a gauge\na 1\n# HELP a x\n# TYPE a gauge\na 2\n'],
    ['a sample of another name', '# HELP a x\n# TYPE a gauge\nb 1\n'],
    ['a sample told twice', '# HELP a x\n# TYPE a gauge\na{b="c"} 1\na{b="c"} 2\n'],
    ['a value that is none', '# HELP a x\n# TYPE a gauge\na undefined\n'],
    ['a label that does not end', '# HELP a x\n# TYPE a gauge\na{b="c} 1\n'],
    ['no end', '# HELP a x\n# TYPE a gauge\na 1'],
  ])('would not be read with %s', (_, text) => {
    expect(() => readMetrics(text)).toThrow()
  })
})
