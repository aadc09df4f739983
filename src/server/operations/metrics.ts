import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

type Series = {
  method: string
  route: string
  /** Answers that say that the server could not. */
  failed: boolean
  labels: string
  count: number
  sum: number
  buckets: number[]
}
export type CallFigures = {
  method: string
  route: string
  count: number
  errors: number
  meanMs: number
  p95Ms: number | null
}
/** Name, what it says, and its value now. */
export type Gauge = readonly [name: string, help: string, value: number]

const escaped = (value: string): string => value.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))

/** Counts kept in the process, by route pattern: never by address or person. */
export function makeMetrics() {
  const series = new Map<string, Series>()
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()

  const start = (method: string, route: string, status: number): Series => ({
    method,
    route,
    failed: status >= 500,
    labels: `method="${escaped(method)}",route="${escaped(route)}",status="${Math.floor(status / 100)}xx"`,
    count: 0,
    sum: 0,
    buckets: BUCKETS.map(() => 0),
  })
  const observe = (method: string, route: string, status: number, seconds: number) => {
    const key = `${method} ${route} ${Math.floor(status / 100)}`
    const one = series.get(key) ?? start(method, route, status)
    if (one.count === 0) series.set(key, one)
    one.count++
    one.sum += seconds
    for (let i = BUCKETS.length - 1; i >= 0 && seconds <= (BUCKETS[i] ?? 0); i--)
      one.buckets[i] = (one.buckets[i] ?? 0) + 1
  }

  const requests = (): string[] => [
    '# HELP travessia_http_requests_total Answers by route pattern.',
    '# TYPE travessia_http_requests_total counter',
    ...[...series.values()].map(({ labels, count }) => `travessia_http_requests_total{${labels}} ${count}`),
    '# HELP travessia_http_request_duration_seconds Time until the answer was sent.',
    '# TYPE travessia_http_request_duration_seconds histogram',
    ...[...series.values()].flatMap(({ labels, count, sum, buckets }) => [
      ...BUCKETS.map((le, i) => `travessia_http_request_duration_seconds_bucket{${labels},le="${le}"} ${buckets[i]}`),
      `travessia_http_request_duration_seconds_bucket{${labels},le="+Inf"} ${count}`,
      `travessia_http_request_duration_seconds_sum{${labels}} ${sum}`,
      `travessia_http_request_duration_seconds_count{${labels}} ${count}`,
    ]),
  ]

  /** A scraper's reading begins a new span of the delays; somebody who only looks leaves it as it is. */
  const ownGauges = (newSpan: boolean): Gauge[] => {
    const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0)
    const p99 = seconds(loop.percentile(99))
    const max = seconds(loop.max)
    if (newSpan) loop.reset()
    return [
      ['travessia_event_loop_delay_p99_seconds', 'Delay of the event loop since the last reading.', p99],
      ['travessia_event_loop_delay_max_seconds', 'Worst delay of the event loop since the last reading.', max],
      ['process_resident_memory_bytes', 'Resident memory of the process.', process.memoryUsage.rss()],
    ]
  }

  /** Answers by call, whatever their status. */
  const calls = (): CallFigures[] => {
    const byCall = new Map<string, CallFigures & { buckets: number[]; sum: number }>()
    for (const { method, route, failed, count, sum, buckets } of series.values()) {
      const key = `${method} ${route}`
      const none = { method, route, count: 0, errors: 0, sum: 0, buckets: BUCKETS.map(() => 0), meanMs: 0, p95Ms: null }
      const one = byCall.get(key) ?? none
      one.count += count
      one.errors += failed ? count : 0
      one.sum += sum
      one.buckets = one.buckets.map((value, i) => value + (buckets[i] ?? 0))
      byCall.set(key, one)
    }
    return [...byCall.values()].map(({ buckets, sum, ...one }) => {
      const within = BUCKETS[buckets.findIndex((value) => value >= one.count * 0.95)]
      return { ...one, meanMs: (sum / one.count) * 1000, p95Ms: within === undefined ? null : within * 1000 }
    })
  }

  return {
    observe,
    calls,
    ownGauges,
    /** Prometheus text format. */
    text(gauges: readonly Gauge[]): string {
      const lines = gauges.flatMap(([name, help, value]) => [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} gauge`,
        `${name} ${value}`,
      ])
      return `${[...requests(), ...lines].join('\n')}\n`
    },
    stop: () => loop.disable(),
  }
}
export type Metrics = ReturnType<typeof makeMetrics>

/** A live stream stays open for hours: its duration says nothing about speed. */
const OPEN_ENDED = new Set(['/api/events'])

export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(none)'
    const seconds = OPEN_ENDED.has(route) ? 0 : reply.elapsedTime / 1000
    metrics.observe(request.method, route, reply.statusCode, seconds)
    done()
  })
  app.addHook('onClose', async () => metrics.stop())
}
