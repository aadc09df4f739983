import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings } from '#server/static/encoding.ts'

const compress = promisify(gzip)
/** Below this an answer fits into one packet anyway. */
const SMALLEST = 1400

/**
 * For lists that are the same for every reader, such as the states with their fees. Answers about people are not compressed: where an
 * answer contains text that the caller chose, its compressed length reveals secrets next to that text (BREACH).
 */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < SMALLEST) return payload
  reply.header('vary', 'accept-encoding')
  if (!acceptedEncodings(String(request.headers['accept-encoding'] ?? '')).has('gzip')) return payload
  reply.header('content-encoding', 'gzip')
  return compress(payload)
}
