import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type AnyRoute, isDownload, isUpload, type Route } from '#contract/route.ts'
import { type Actor, mayCall, refusalOf } from '#rules/access.ts'
import { AppError } from '#rules/errors.ts'
import { limitedTo } from '#rules/limited-to.ts'
import { isProved } from '#rules/sign-in/step-up.ts'
import { audit } from '#server/audit/audit.ts'
import type { FindSession } from '#server/auth/find-session.ts'
import { type Asked, type Context, makeContext, type Services } from '#server/context.ts'
import { shareOf } from '#server/db/connect.ts'
import { requireNamedVisible } from '#server/db/require-visible.ts'
import type { ServedRoute } from '#server/feature.ts'
import { actorOf } from './actor-of.ts'
import { compressAnswer } from './compress-answer.ts'
import { noteRefusedInput } from './note-refused-input.ts'
import { countCall } from './rate-limits.ts'
import { aboutFile, acceptFiles, discardRest, type IncomingFile, incomingFile } from './receive-file.ts'
import { type FileAnswer, sendFile } from './send-file.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema & { nullable?: boolean }

/** Writes `X or null` as `nullable`, because the serializer would try each part of a union on each value. */
function orNull({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  const [first, second, ...more] = jsonSchema.anyOf ?? []
  if (typeof first !== 'object' || typeof second !== 'object' || second.type !== 'null' || more.length > 0) return
  // A union of several shapes has no type of its own, and the serializer knows `nullable` only beside one.
  if (first.type === undefined) return
  delete jsonSchema.anyOf
  Object.assign(jsonSchema, first, { nullable: true })
}

function responseSchema(response: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(response, { target: 'draft-7', io: 'output', override: orNull })
  return schema
}

function parser(route: AnyRoute): (request: FastifyRequest) => object {
  const { params, query, body }: Pick<Route, 'params' | 'query' | 'body'> = route
  const nothing = z.strictObject({})
  if (query && !params && !body) return (request) => query.parse(request.query)
  const about = isUpload(route) ? route.about : undefined
  return (request) => ({
    ...(params ? params.parse(request.params) : undefined),
    ...(query ?? nothing).parse(request.query),
    ...(about ? about.parse(aboutFile(request.headers, about)) : undefined),
    ...(body ? body.parse(request.body ?? {}) : undefined),
  })
}

const visitor: Actor = { kind: 'visitor' }

type Admitted = { access: Route['access']; inRequiredStep?: true }

/** Refuses a call that the caller's role may not make. Calls that visitors may make stay allowed while a required step is open. */
export function refuseUnlessAllowed(request: FastifyRequest, { access, inRequiredStep }: Admitted): Actor {
  const actor = actorOf(request)
  const refusal = refusalOf(actor, access)
  if (refusal) throw new AppError(refusal)
  const required = request.session?.required
  if (required && !inRequiredStep && !mayCall(visitor, access))
    throw new AppError(required === 'password' ? 'password_change_required' : 'two_factor_required')
  return actor
}

/** Calls about money, access and security need a recent proof of identity: an unlocked screen is not enough (S67). */
function requireProof({ session }: FastifyRequest, route: AnyRoute, now: Date): void {
  if ('stepUp' in route && !isProved(session?.provedAt ?? null, now)) throw new AppError('step_up_required')
}

/** Finds the caller's session and refuses a call that the caller may not make. */
export async function admit(request: FastifyRequest, findSession: FindSession, route: Admitted): Promise<Actor> {
  const background = request.headers['x-background'] !== undefined
  request.session = await findSession(request.headers.cookie ?? '', !background)
  return refuseUnlessAllowed(request, route)
}

/** Audits every write of an impersonation, so that it can be told apart from what the person did (S29). */
async function noteActing(context: Context, call: string): Promise<void> {
  const impersonationId = context.session?.impersonationId
  if (!impersonationId) return
  const subject = { subjectType: 'impersonation', subjectId: impersonationId } as const
  await audit(context, { action: 'impersonation.acted', ...subject, details: { call } })
}

type Sight = Pick<Asked, 'seen' | 'reads'>
export const contextOf = (services: Services, request: FastifyRequest, sight: Sight = {}): Context =>
  makeContext(services, {
    actor: actorOf(request),
    session: request.session,
    requestId: request.id,
    ip: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    cookie: request.headers.cookie ?? '',
    ...sight,
  })

async function read(context: Context, call: string, parse: () => object): Promise<object> {
  try {
    return parse()
  } catch (error) {
    await noteRefusedInput(context, call, error)
    throw error
  }
}

type AnyHandler = (context: Context, input: object, file?: IncomingFile) => Promise<unknown>

/** Mounts the contract's calls on Fastify. Session, access, rate limit, parsing, use-case and serializer come together only here. */
export function mount(
  app: FastifyInstance,
  services: Services,
  findSession: FindSession,
  routes: readonly ServedRoute[],
): void {
  for (const { name, route, handler: useCase } of routes) {
    const parse = parser(route)
    const handler = useCase as AnyHandler
    const shared = { ...services, db: shareOf(services.db) }
    const seenBy = services.rowSecurity.share()
    const work = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const actor = await admit(request, findSession, route)
      requireProof(request, route, services.now())
      const who = actor.kind === 'account' ? actor.id : request.ip
      if (route.limit) await countCall(services.db, `${name}:${who}`, route.limit, services.now())
      const own = limitedTo(actor, route.access)
      const seen = own === undefined ? undefined : seenBy(own)
      const reads = route.method === 'GET'
      const context = contextOf(shared, request, { seen, reads })
      const input = await read(context, name, () => parse(request))
      if (!reads) await requireNamedVisible(context, route, input)
      if (!reads) await noteActing(context, name)
      const file = isUpload(route) ? incomingFile(request.raw, route) : undefined
      const answer = await handler(context, input, file)
      for (const [header, value] of context.answerHeaders.list) reply.header(header, value)
      return answer
    }
    if (isDownload(route)) {
      app.route({
        method: route.method,
        url: route.path,
        // A HEAD request would decrypt the whole file.
        exposeHeadRoute: false,
        handler: async (request, reply) => sendFile(reply, services.files, (await work(request, reply)) as FileAnswer),
      })
      continue
    }
    const status = route.status ?? 200
    const described = {
      method: route.method,
      url: route.path,
      schema: { response: { [status]: responseSchema(route.response) } },
      ...(route.access === 'catalog.read' ? { onSend: compressAnswer } : {}),
    }
    const answering = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const answer = await work(request, reply)
      return reply.code(status).header('cache-control', 'no-store').send(answer)
    }
    if (!isUpload(route)) app.route({ ...described, handler: answering })
    else
      acceptFiles(app, (scope) => {
        const handler = (request: FastifyRequest, reply: FastifyReply) =>
          answering(request, reply).catch(async (error: unknown) => {
            await discardRest(request.raw, reply, route.maxBytes)
            throw error
          })
        scope.route({ ...described, config: { slowBody: true }, handler })
      })
  }
}
