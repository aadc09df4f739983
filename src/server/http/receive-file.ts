import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { aboutHeader, type Upload } from '#contract/route.ts'
import { AppError } from '#rules/errors.ts'
import { fileRefused } from '#rules/files/refusals.ts'

/** A file being uploaded: read once, in small pieces, never more than the route allows. */
export type IncomingFile = { contentType: string; content: AsyncIterable<Buffer> }

const PIECE = 64 * 1024

async function* counted(request: IncomingMessage, most: number): AsyncGenerator<Buffer> {
  let seen = 0
  // The request stays open when it is refused in the middle: the answer goes back over the same connection.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
    seen += bytes.length
    if (seen > most) throw fileRefused('too_large')
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
  }
}

/** The claimed length can only refuse a file; the limit itself counts the bytes that arrive. */
export function incomingFile(request: IncomingMessage, { contentTypes, maxBytes }: Upload): IncomingFile {
  const contentType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!contentTypes.includes(contentType)) throw fileRefused('wrong_kind')
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw fileRefused('too_large')
  return { contentType, content: counted(request, maxBytes) }
}

/** The file's metadata, from the request headers that the route names. */
export function aboutFile(headers: IncomingHttpHeaders, about: Upload['about']): Record<string, string> {
  const given = Object.keys(about.shape).map((field) => [field, headers[aboutHeader(field)]])
  try {
    return Object.fromEntries(
      given.flatMap(([field, value]) => (typeof value === 'string' ? [[field, decodeURIComponent(value)]] : [])),
    )
  } catch {
    // A per cent sign that encodes nothing.
    throw new AppError('malformed')
  }
}

/** Reads the rest of the body, so that a browser still gets the refusal; a client that sends more than `most` is disconnected. */
export async function discardRest(request: IncomingMessage, reply: FastifyReply, most: number): Promise<void> {
  let seen = 0
  const claimed = Number(request.headers['content-length'] ?? 0)
  if (claimed <= most) {
    try {
      for await (const chunk of request.iterator({ destroyOnReturn: false })) {
        seen += chunk.length
        if (seen > most) break
      }
    } catch {
      return // the sender is gone: no client waits for the answer
    }
  }
  if (claimed > most || seen > most) reply.header('connection', 'close')
}

/** Routes in this scope get the body as a stream, whatever its content type: the route itself checks what it accepts. */
export function acceptFiles(app: FastifyInstance, add: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    add(scope)
  })
}
