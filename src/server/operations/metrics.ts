import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { type Histogram, makeHistogram } from './histogram.ts'
import { type Family, type Gauge, labelsOf } from './prometheus-text.ts'

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

type Series = {
  method: string
  route: string
  /** Whether these answers are server errors (5xx). */
  failed: boolean
  labels: string
  durations: Histogram
}
export type CallFigures = {
  method: string
  route: string
  count: number
  errors: number
  meanMs: number
  p95Ms: number | null
}

/** Counts requests in the memory of this process, by route pattern: never by address or person. */
export function makeMetrics() {
  const series = new Map<string, Series>()
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()

  const start = (key: string, method: string, route: string, status: number): Series => {
    const one: Series = {
      method,
      route,
      failed: status >= 500,
      labels: labelsOf({ method, route, status: `${Math.floor(status / 100)}xx` }),
      durations: makeHistogram(BUCKETS),
    }
    series.set(key, one)
    return one
  }
  const observe = (method: string, route: string, status: number, seconds: number) => {
    const key = `${method} ${route} ${Math.floor(status / 100)}`
    const { durations } = series.get(key) ?? start(key, method, route, status)
    durations.observe(seconds)
  }

  const requests = (): Family[] => {
    const [total, duration] = ['travessia_http_requests_total', 'travessia_http_request_duration_seconds'] as const
    const all = [...series.values()]
    return [
      {
        name: total,
        help: 'Answers by route pattern.',
        type: 'counter',
        samples: all.map(({ labels, durations }) => `${total}{${labels}} ${durations.held.count}`),
      },
      {
        name: duration,
        help: 'Time until the answer was sent.',
        type: 'histogram',
        samples: all.flatMap(({ labels, durations }) => durations.samples(duration, labels)),
      },
    ]
  }

  /** Only a scrape (`newSpan`) starts a new span of delays; a look at the system screen does not. */
  const loopGauges = (newSpan: boolean): Gauge[] => {
    const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0)
    const p99 = seconds(loop.percentile(99))
    const max = seconds(loop.max)
    if (newSpan) loop.reset()
    return [
      ['travessia_event_loop_delay_p99_seconds', 'Delay of the event loop since the last reading.', p99],
      ['travessia_event_loop_delay_max_seconds', 'Worst delay of the event loop since the last reading.', max],
    ]
  }

  /** Counts and durations per call, over all statuses. */
  const calls = (): CallFigures[] => {
    const byCall = new Map<string, CallFigures & { buckets: number[]; sum: number }>()
    for (const { method, route, failed, durations } of series.values()) {
      const key = `${method} ${route}`
      const none = { method, route, count: 0, errors: 0, sum: 0, buckets: BUCKETS.map(() => 0), meanMs: 0, p95Ms: null }
      const one = byCall.get(key) ?? none
      const { count, sum } = durations.held
      one.count += count
      one.errors += failed ? count : 0
      one.sum += sum
      one.buckets = one.buckets.map((value, i) => value + (durations.within[i] ?? 0))
      byCall.set(key, one)
    }
    return [...byCall.values()].map(({ buckets, sum, ...one }) => {
      const within = BUCKETS[buckets.findIndex((value) => value >= one.count * 0.95)]
      return { ...one, meanMs: (sum / one.count) * 1000, p95Ms: within === undefined ? null : within * 1000 }
    })
  }

  return { observe, calls, requests, loopGauges, stop: () => loop.disable() }
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
