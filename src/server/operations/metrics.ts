import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, Registry } from 'prom-client'
import type { Gauge } from './gauges.ts'

export type CallFigures = {
  method: string
  route: string
  count: number
  errors: number
  meanMs: number
  p95Ms: number | null
}
type Summed = CallFigures & { sum: number; within: Map<number, number> }

/** Counts requests in the memory of this process, by route pattern: never by address or person. */
export function makeMetrics() {
  const registry = new Registry()
  const labelNames = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'travessia_http_requests_total',
    help: 'Answers by route pattern.',
    labelNames,
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'travessia_http_request_duration_seconds',
    help: 'Time until the answer was sent.',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()

  const observe = (method: string, route: string, status: number, seconds: number) => {
    const labels = { method, route, status: `${Math.floor(status / 100)}xx` }
    requests.inc(labels)
    durations.observe(labels, seconds)
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
  const calls = async (): Promise<CallFigures[]> => {
    const byCall = new Map<string, Summed>()
    for (const { metricName = '', labels, value } of (await durations.get()).values) {
      const { method = '', route = '', status, le } = labels as Record<string, string | number>
      const key = `${method} ${route}`
      const none = { method: `${method}`, route: `${route}`, count: 0, errors: 0, meanMs: 0, p95Ms: null }
      const one: Summed = byCall.get(key) ?? { ...none, sum: 0, within: new Map() }
      byCall.set(key, one)
      if (metricName.endsWith('_sum')) one.sum += value
      else if (metricName.endsWith('_count')) {
        one.count += value
        if (status === '5xx') one.errors += value
      } else if (typeof le === 'number') one.within.set(le, (one.within.get(le) ?? 0) + value)
    }
    return [...byCall.values()].map(({ within, sum, ...one }) => {
      const [p95] = [...within].find(([, count]) => count >= one.count * 0.95) ?? []
      return { ...one, meanMs: (sum / one.count) * 1000, p95Ms: p95 === undefined ? null : p95 * 1000 }
    })
  }

  return { registry, observe, calls, loopGauges, stop: () => loop.disable() }
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
