import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { errorBody } from '#contract/error.ts'
import { liveEventNames } from '#contract/live.ts'
import { type AnyRoute, aboutHeader, isDownload, isUpload, type Route } from '#contract/route.ts'
import { type Action, whoMay } from '#rules/access.ts'
import { type ErrorCode, errorCodes } from '#rules/errors.ts'
import { refusals } from '#rules/words/refusals.pt-BR.ts'
import type { FindSession } from '#server/auth/find-session.ts'
import type { ServedRoute } from '#server/feature.ts'
import { admit } from '#server/http/mount.ts'
import { statusOf } from '#server/http/refusal.ts'

type Json = Record<string, unknown>

function schemaOf(type: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return schema
}
const bytes = { schema: { type: 'string', format: 'binary' } }
const filesOf = (types: readonly string[]): Json => Object.fromEntries(types.map((type) => [type, bytes]))
const json = (schema: Json): Json => ({ 'application/json': { schema } })
const accessOf = (action: Action): Json => ({ action, roles: whoMay(action) })

/** Each field of the path, the query or the headers as a parameter of its own. */
function parametersOf(type: z.ZodObject | undefined, place: 'path' | 'query' | 'header'): Json[] {
  if (!type) return []
  const { properties = {}, required = [] } = schemaOf(type, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name: place === 'header' ? aboutHeader(name) : name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

function refusalsOf(route: Pick<Route, 'access' | 'params' | 'query' | 'body' | 'limit'>, file = false): Json {
  const sends = route.body !== undefined || file
  const takesInput = route.params !== undefined || route.query !== undefined || sends
  const possible: Partial<Record<ErrorCode, boolean>> = {
    invalid: takesInput,
    malformed: takesInput,
    unauthenticated: !whoMay(route.access).includes('visitor'),
    forbidden: !whoMay(route.access).includes('visitor'),
    foreign_origin: sends,
    not_found: route.params !== undefined,
    too_large: sends,
    unsupported_media_type: sends && !file,
    unsupported_file: file,
    unsafe_file: file,
    storage_full: file,
    too_many_requests: route.limit !== undefined,
    internal: true,
    unavailable: true,
  }
  const codes = errorCodes.filter((code) => possible[code])
  const statuses = [...new Set(codes.map(statusOf))]
  const describe = (status: number): string =>
    codes
      .filter((code) => statusOf(code) === status)
      .map((code) => `${code}: ${refusals.byCode[code]}`)
      .join(' ')
  const content = json({ $ref: '#/components/schemas/Error' })
  return Object.fromEntries(statuses.map((status) => [status, { description: describe(status), content }]))
}

/** The response of a successful call. */
function successOf(route: AnyRoute): Json {
  if (!isDownload(route))
    return { [route.status ?? 200]: { description: 'OK', content: json(schemaOf(route.response, 'output')) } }
  return { 200: { description: 'A file', content: filesOf(route.contentTypes) } }
}

function bodyOf(route: AnyRoute): Json {
  if (isUpload(route)) return { requestBody: { required: true, content: filesOf(route.contentTypes) } }
  const { body } = partsOf(route)
  return body ? { requestBody: { required: true, content: json(schemaOf(body, 'input')) } } : {}
}
const partsOf = (route: AnyRoute): Pick<Route, 'access' | 'params' | 'query' | 'body' | 'limit'> => route

const operationOf = (name: string, route: AnyRoute): Json => ({
  operationId: name,
  summary: route.summary,
  tags: [name.split('.')[0]],
  parameters: [
    ...parametersOf(route.params, 'path'),
    ...parametersOf(partsOf(route).query, 'query'),
    ...parametersOf(isUpload(route) ? route.about : undefined, 'header'),
  ],
  ...bodyOf(route),
  responses: {
    ...successOf(route),
    ...refusalsOf(route, isUpload(route)),
  },
  security: whoMay(route.access).includes('visitor') ? [] : [{ session: [] }],
  'x-access': accessOf(route.access),
})

/** Routes outside of the contract. */
const beside: Record<string, Json> = {
  '/api/events': {
    get: {
      operationId: 'live.events',
      summary: `Live updates as server-sent events: ${liveEventNames.join(', ')}`,
      tags: ['live'],
      parameters: ['header', 'query'].map((place) => ({
        name: place === 'header' ? 'Last-Event-ID' : 'lastEventId',
        in: place,
        required: false,
        schema: { type: 'string', pattern: '^\\d{1,15}$' },
      })),
      responses: {
        200: {
          description: 'A stream that stays open',
          content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        ...refusalsOf({ access: 'events.listen', limit: { max: 0, seconds: 0 } }),
      },
      security: [{ session: [] }],
      'x-access': accessOf('events.listen'),
    },
  },
  '/api/openapi.json': {
    get: {
      operationId: 'api.describe',
      summary: 'This document',
      tags: ['api'],
      responses: {
        200: { description: 'OK', content: json({ type: 'object' }) },
        ...refusalsOf({ access: 'api.describe' }),
      },
      security: [{ session: [] }],
      'x-access': accessOf('api.describe'),
    },
  },
}

/** The API as OpenAPI 3.1, derived from the contract; who may call what is in `x-access`. */
export function openApiDocument(routes: readonly ServedRoute[]): Json {
  const paths: Record<string, Json> = { ...beside }
  for (const { name, route } of routes) {
    const path = route.path.replace(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Travessia', version: '1', description: 'Abertura e manutenção de empresas nos Estados Unidos.' },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'travessia' } },
    },
  }
}

export function mountOpenApi(app: FastifyInstance, findSession: FindSession, routes: readonly ServedRoute[]): void {
  let text: string | undefined
  app.get('/api/openapi.json', async (request, reply) => {
    await admit(request, findSession, { access: 'api.describe' })
    text ??= JSON.stringify(openApiDocument(routes))
    return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(text)
  })
}
