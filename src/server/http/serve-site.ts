import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '#server/static/site.ts'

const NOWHERE = '/nada-aqui'

/** Serves pages and assets for requests that match no call; without `tools` the pages under /dev do not exist (A14). */
export function serveSite(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  { tools }: { tools: boolean },
): FastifyReply | undefined {
  const path = request.url.split('?')[0] ?? '/'
  if ((request.method !== 'GET' && request.method !== 'HEAD') || path === '/api' || path.startsWith('/api/'))
    return undefined
  const answer = site.answer({
    method: request.method,
    path: !tools && path.startsWith('/dev/') ? NOWHERE : path,
    acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
    ifNoneMatch: request.headers['if-none-match'],
  })
  if (!answer) return undefined
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .send(request.method === 'HEAD' ? undefined : answer.body)
}
