import type { FastifyInstance } from 'fastify'
import { AppError } from '#rules/errors.ts'

export const BODY_LIMIT = 256 * 1024
const DEEPEST = 32

/** Counted before parsing: a deeply nested text is cheap to send and expensive to walk. */
function tooDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (quoted) {
      if (c === 92) i++
      else if (c === 34) quoted = false
    } else if (c === 34) quoted = true
    else if ((c === 123 || c === 91) && ++depth > DEEPEST) return true
    else if (c === 125 || c === 93) depth--
  }
  return false
}

/** JSON is the only thing calls accept, uncompressed and of bounded size and depth. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => {
    const text = String(body)
    if (text === '') return done(null, undefined)
    if (tooDeep(text)) return done(new AppError('malformed'))
    try {
      done(null, JSON.parse(text))
    } catch {
      done(new AppError('malformed'))
    }
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding']
    if (encoding === undefined || encoding === 'identity') return done()
    done(new AppError('unsupported_media_type'))
  })
}
