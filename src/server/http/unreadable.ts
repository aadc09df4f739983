import { randomUUID } from 'node:crypto'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { ErrorBody } from '#contract/error.ts'
import { AppError, type ErrorCode } from '#rules/errors.ts'
import { textOf } from './refusal.ts'
import { securityHeaders } from './security-headers.ts'

type Refusal = { status: number; code: ErrorCode }

const byCode: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

function answerText({ status, code }: Refusal, requestId: string): string {
  const content: ErrorBody = { error: { code, message: textOf({ code, reason: undefined }), requestId } }
  const body = JSON.stringify(content)
  const headers = {
    ...securityHeaders,
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}

/** Whether an answer has started on the socket: a second one would be read as part of the first. */
const hasBegun = (socket: Duplex): boolean =>
  '_httpMessage' in socket &&
  typeof socket._httpMessage === 'object' &&
  socket._httpMessage !== null &&
  'headersSent' in socket._httpMessage &&
  socket._httpMessage.headersSent === true

function refuse(log: FastifyBaseLogger, socket: Duplex, refusal: Refusal, reason?: string): void {
  const reqId = randomUUID()
  log.info({ reqId, status: refusal.status, reason }, 'request not readable')
  if (socket.writable && !hasBegun(socket)) socket.write(answerText(refusal, reqId))
  socket.destroy()
}

/** Answers bytes that Node cannot parse as a request: the answer is written to the socket directly (S45). */
export function answerUnreadable(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = byCode[error.code ?? ''] ?? 400
  refuse(this.log, socket, { status, code: 'malformed' }, error.code)
}

/** Without these listeners Node answers by itself, or not at all, and without our headers. */
export function refuseOddRequests({ server, log }: FastifyInstance): void {
  server.on('connect', (_request, socket) => refuse(log, socket, { status: 405, code: 'method_not_allowed' }))
  server.on('checkExpectation', ({ socket }) => refuse(log, socket, { status: 417, code: 'malformed' }))
}

/** Refuses two Host headers, of which Node and a proxy may use different ones, and none at all but in HTTP/1.0 (RFC 9112 3.2). */
export function refuseOddHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): void {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts++
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) throw new AppError('malformed')
}
