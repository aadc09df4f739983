import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '#server/static/site.ts'

/** Pages and assets, for whatever no call answered. */
export function serveSite(site: Site, request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const path = request.url.split('?')[0] ?? '/'
  if ((request.method !== 'GET' && request.method !== 'HEAD') || path === '/api' || path.startsWith('/api/'))
    return undefined
  const answer = site.answer({
    method: request.method,
    path,
    acceptEncoding: String(request.headers['accept-encoding'] ?? ''),
    ifNoneMatch: request.headers['if-none-match'],
  })
  if (!answer) return undefined
  return reply
    .code(answer.status)
    .headers(answer.headers)
    .send(request.method === 'HEAD' ? undefined : answer.body)
}
