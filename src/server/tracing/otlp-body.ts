import { version } from '#server/operations/version.ts'
import type { Trace } from './traceparent.ts'

/** Values of `SpanKind` in OTLP. */
const spanKinds = { server: 2, consumer: 5 } as const

/** A finished piece of work. Attributes are route patterns, names of tasks and numbers, never anything about a person. */
export type Span = {
  trace: Trace
  name: string
  kind: keyof typeof spanKinds
  endedAt: number
  ms: number
  failed: boolean
  attributes: Readonly<Record<string, string | number>>
}

const ERROR = 2

const attributesOf = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }))

const nanoseconds = (ms: number): string => `${Math.round(ms * 1000)}000`

const spanOf = ({ trace, name, kind, endedAt, ms, failed, attributes }: Span) => ({
  traceId: trace.traceId,
  spanId: trace.spanId,
  ...(trace.parentId ? { parentSpanId: trace.parentId } : {}),
  name,
  kind: spanKinds[kind],
  startTimeUnixNano: nanoseconds(endedAt - ms),
  endTimeUnixNano: nanoseconds(endedAt),
  attributes: attributesOf(attributes),
  status: failed ? { code: ERROR } : {},
})

/** The body of a POST to `/v1/traces`, as OTLP over HTTP writes it in JSON. */
export function otlpBody(spans: readonly Span[], instance: string): string {
  const resource = {
    'service.name': 'travessia',
    'service.version': version,
    'service.instance.id': instance,
  }
  return JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: 'travessia', version }, spans: spans.map(spanOf) }],
      },
    ],
  })
}
