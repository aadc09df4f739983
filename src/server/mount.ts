import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Contract, contract } from '#contract/index.ts'
import type { Input, Output, Route } from '#contract/route.ts'
import { type Actor, mayCall } from '#domain/access.ts'
import { AppError } from '#domain/errors.ts'
import type { FindSession } from './auth/find-session.ts'
import { type Context, makeContext, type Services } from './context.ts'
import { takeTurn } from './rate-limits.ts'

/** The serializer writes dates as ISO texts, so a use-case may return them as they come from the database. */
type Answer<T> = T extends string
  ? T | Date
  : T extends readonly (infer U)[]
    ? readonly Answer<U>[]
    : T extends object
      ? { [K in keyof T]: Answer<T[K]> }
      : T
export type Handler<R extends Route> = (context: Context, input: Input<R>) => Promise<Answer<Output<R>>>
/** Exactly one handler for every call of the contract. */
export type Handlers = {
  [F in keyof Contract]: { [C in keyof Contract[F]]: Contract[F][C] extends Route ? Handler<Contract[F][C]> : never }
}

export const routesOf = (): { name: string; feature: keyof Contract; call: string; route: Route }[] =>
  Object.entries(contract).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([call, route]) => ({
      name: `${feature}.${call}`,
      feature: feature as keyof Contract,
      call,
      route: route as Route,
    })),
  )

type JsonSchema = z.core.JSONSchema.BaseSchema & { nullable?: boolean }

/** `X or null` in the serializer's own words: of a union it would have to try each part on each value. */
function orNull({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  const [first, second, ...more] = jsonSchema.anyOf ?? []
  if (typeof first !== 'object' || typeof second !== 'object' || second.type !== 'null' || more.length > 0) return
  delete jsonSchema.anyOf
  Object.assign(jsonSchema, first, { nullable: true })
}

function responseSchema(response: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(response, { target: 'draft-7', io: 'output', override: orNull })
  return schema
}

function parser(route: Route): (request: FastifyRequest) => object {
  const { params, query, body } = route
  const nothing = z.strictObject({})
  if (query && !params && !body) return (request) => query.parse(request.query)
  return (request) => ({
    ...(params ? params.parse(request.params) : undefined),
    ...(query ?? nothing).parse(request.query),
    ...(body ? body.parse(request.body ?? {}) : undefined),
  })
}

export const actorOf = (request: FastifyRequest): Actor =>
  request.session ? { kind: 'account', id: request.session.userId, role: request.session.role } : { kind: 'visitor' }

/** Who asks, and may such a person make this call at all? */
export async function admit(
  request: FastifyRequest,
  findSession: FindSession,
  access: Route['access'],
): Promise<Actor> {
  const background = request.headers['x-background'] !== undefined
  request.session = await findSession(request.headers.cookie ?? '', !background)
  const actor = actorOf(request)
  if (!mayCall(actor, access)) throw new AppError(actor.kind === 'visitor' ? 'unauthenticated' : 'forbidden')
  return actor
}

export const contextOf = (services: Services, request: FastifyRequest): Context =>
  makeContext(services, {
    actor: actorOf(request),
    session: request.session,
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    cookie: request.headers.cookie ?? '',
  })

/** Contract → Fastify: session, access, limit, parse, use-case, serializer. Nowhere else. */
export function mount(app: FastifyInstance, services: Services, findSession: FindSession, handlers: Handlers): void {
  for (const { name, feature, call, route } of routesOf()) {
    const parse = parser(route)
    const handler = (handlers[feature] as Record<string, (context: Context, input: object) => Promise<unknown>>)[call]
    if (!handler) throw new Error(`no handler for ${name}`)
    const status = route.status ?? 200
    app.route({
      method: route.method,
      url: route.path,
      schema: { response: { [status]: responseSchema(route.response) } },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const actor = await admit(request, findSession, route.access)
        const who = actor.kind === 'account' ? actor.id : request.ip
        if (route.limit) await takeTurn(services.db, `${name}:${who}`, route.limit, services.now())
        const context = contextOf(services, request)
        const answer = await handler(context, parse(request))
        for (const [header, value] of context.answerHeaders.list) reply.header(header, value)
        return reply.code(status).header('cache-control', 'no-store').send(answer)
      },
    })
  }
}
