import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const attribute = z.strictObject({
  key: z.string(),
  value: z.union([
    z.strictObject({ stringValue: z.string() }),
    z.strictObject({ intValue: z.string().regex(/^\d+$/) }),
  ]),
})
const nano = z.string().regex(/^\d{19}$/)
const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`))
const receivedSpan = z.strictObject({
  traceId: hex(32),
  spanId: hex(16),
  parentSpanId: hex(16).optional(),
  name: z.string(),
  kind: z.int().min(1).max(5),
  startTimeUnixNano: nano,
  endTimeUnixNano: nano,
  attributes: z.array(attribute),
  status: z.strictObject({ code: z.literal(2).optional() }),
})
/** The OTLP body that is accepted at `/v1/traces`; unknown fields are refused, as a strict collector does. */
const traces = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string(), version: z.string() }),
          spans: z.array(receivedSpan),
        }),
      ),
    }),
  ),
})
export type ReceivedSpan = z.infer<typeof receivedSpan>

const valuesOf = (attributes: z.infer<typeof attribute>[]): Record<string, string | number> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, 'intValue' in value ? Number(value.intValue) : value.stringValue]),
  )
export const attributesOf = ({ attributes }: ReceivedSpan) => valuesOf(attributes)

/** An OTLP trace collector on a free loopback port. `behaviour` may change at any time; `silent` never answers. */
export async function startFakeCollector() {
  const state = {
    behaviour: 'accept' as 'accept' | 'broken' | 'silent' | 'redirect' | 'cut',
    calls: 0,
    bodies: [] as string[],
    tokens: [] as string[],
    spans: [] as ReceivedSpan[],
    resource: {} as Record<string, string | number>,
  }
  const server: Server = createServer(async (request, response) => {
    state.calls++
    const body = await text(request)
    if (state.behaviour === 'silent') return
    if (state.behaviour === 'cut') return void request.socket.resetAndDestroy()
    if (state.behaviour === 'broken') return void response.writeHead(500).end('no')
    if (state.behaviour === 'redirect') return void response.writeHead(307, { location: '/elsewhere' }).end()
    if (request.url !== '/otlp/v1/traces' || request.headers['content-type'] !== 'application/json')
      return void response.writeHead(404).end()
    const parsed = traces.safeParse(JSON.parse(body))
    if (!parsed.success) return void response.writeHead(400).end(parsed.error.message)
    state.bodies.push(body)
    state.tokens.push(request.headers.authorization ?? '')
    for (const { resource, scopeSpans } of parsed.data.resourceSpans) {
      state.resource = valuesOf(resource.attributes)
      state.spans.push(...scopeSpans.flatMap(({ spans }) => spans))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the collector has no port')
  return Object.assign(state, {
    url: `http://127.0.0.1:${address.port}/otlp`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}
export type FakeCollector = Awaited<ReturnType<typeof startFakeCollector>>
