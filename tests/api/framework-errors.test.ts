import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorBody } from '#contract/error.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

// Part of every request below and of no answer or log line: the server never echoes a path, header or body.
const MARK = 'zq9marker'

let t: TestApp
let closing: () => void
const lines: string[] = []
const sockets: Socket[] = []
beforeAll(async () => {
  t = await testApp({ lines })
  const closed = new Promise<void>((resolve) => {
    closing = resolve
  })
  t.app.addHook('preClose', () => closed)
  t.app.server.on('connection', (socket) => sockets.push(socket))
  await t.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  closing()
  await t.close()
})

/** Sends raw bytes and reads until the answer is complete or the server has closed the connection. */
function raw(text: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect((t.app.server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text))
    let seen = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => {
      seen += chunk
      const end = seen.indexOf('\r\n\r\n')
      const length = Number(/^content-length: (\d+)/im.exec(seen)?.[1] ?? Number.POSITIVE_INFINITY)
      if (end >= 0 && Buffer.byteLength(seen.slice(end + 4)) >= length) socket.destroy()
    })
    socket.on('close', () => done(seen))
    socket.on('error', (error) => (seen ? undefined : fail(error)))
    socket.setTimeout(5000, () => socket.destroy())
  })
}

function parsed(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [first = '', ...rest] = head.split('\r\n')
  const headers = Object.fromEntries(
    rest.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  return { status: Number(first.split(' ')[1]), headers, body }
}

/** Checks that the answer has all our headers and our error shape, and echoes nothing of the request. */
function expectOurs(answer: string, status: number): string {
  const { status: got, headers, body } = parsed(answer)
  expect([got, body.slice(0, 300)]).toEqual([status, expect.any(String)])
  expect(headers).toMatchObject({
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  })
  const { error } = errorBody.strict().parse(JSON.parse(body))
  expect(headers['x-request-id']).toBe(error.requestId)
  expect(answer).not.toContain(MARK)
  expect(answer).not.toMatch(/FST_|HPE_|"statusCode"/)
  return error.requestId
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`
const post = (more: string, body = '') =>
  `POST /api/auth/sign-in/email HTTP/1.1\r\nhost: localhost\r\n${more}\r\n\r\n${body}`
const json = 'content-type: application/json\r\n'

const requests: [what: string, text: string, status: number][] = [
  ['a per cent sign alone', get('/%'), 400],
  ['a broken escape', get(`/${MARK}/%E0%A4%A`), 400],
  ['a broken escape in a parameter', get(`/api/registrations/${MARK}%`), 400],
  ['an overlong parameter', get(`/api/registrations/${MARK.repeat(20)}`), 400],
  ['an unknown call', get(`/api/${MARK}`), 404],
  ['an unknown page', get(`/${MARK}`), 404],
  ['the wrong method', `DELETE /api/session HTTP/1.1\r\nhost: localhost\r\nx-m: ${MARK}\r\n\r\n`, 405],
  ['a method of others', `PROPFIND /${MARK} HTTP/1.1\r\nhost: localhost\r\n\r\n`, 404],
  ['a made-up method', `${MARK.toUpperCase()} /${MARK} HTTP/1.1\r\nhost: localhost\r\n\r\n`, 400],
  ['a tunnel', `CONNECT ${MARK}:443 HTTP/1.1\r\nhost: localhost\r\n\r\n`, 405],
  ['no host', `GET /${MARK} HTTP/1.1\r\n\r\n`, 400],
  ['a broken version', `GET /${MARK} HTTP/9.9\r\nhost: localhost\r\n\r\n`, 400],
  ['a header without a name', get('/', `: ${MARK}\r\n`), 400],
  ['a header with a NUL', get('/', `x-m: ${MARK}\0\r\n`), 400],
  ['a folded header', get('/', `x-m: ${MARK}\r\n folded\r\n`), 400],
  ['headers of 40 kB', get('/', `x-m: ${MARK.repeat(4500)}\r\n`), 431],
  ['an address of 40 kB', get(`/${MARK.repeat(4500)}`), 431],
  ['an unknown expectation', post(`${json}expect: ${MARK}\r\ncontent-length: 2`, '{}'), 417],
  ['another protocol', `\x16\x03\x01\x02\x00\x01${MARK}\r\n\r\n`, 400],
  ['the preface of HTTP/2', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${MARK}`, 400],
  ['half a JSON', post(`${json}content-length: 14`, `{"${MARK}": 1,`), 400],
  ['JSON with an unknown field', post(`${json}content-length: 9`, '{"a":"b"}'), 400],
  ['no media type', post('content-length: 9', MARK), 415],
  ['a broken media type', post(`content-type: ;${MARK}\r\ncontent-length: 9`, MARK), 415],
  ['a form', post('content-type: application/x-www-form-urlencoded\r\ncontent-length: 9', MARK), 415],
  ['a compressed body', post(`${json}content-encoding: gzip\r\ncontent-length: 9`, MARK), 415],
  ['a body that is too large', post(`${json}content-length: 900000`, MARK), 413],
  ['a bad length', post(`${json}content-length: ${MARK}`, '{}'), 400],
  ['two lengths', post(`${json}content-length: 2\r\ntransfer-encoding: chunked`, '0\r\n\r\n'), 400],
  ['a bad chunk', post(`${json}transfer-encoding: chunked`, `${MARK}\r\n{}\r\n0\r\n\r\n`), 400],
  ['a broken cookie', get('/api/notifications', `cookie: travessia=%${MARK}\r\n`), 401],
]

test.each(requests)('%s is refused in our own words and with our headers', async (_, text, status) => {
  const requestId = expectOurs(await raw(text), status)
  // Every refusal is logged with the request id that the caller got, and without the path.
  await expect.poll(() => lines.find((line) => line.includes(requestId))).toContain(`"status":${status}`)
  expect(lines.join('')).not.toContain(MARK)
})

test('a request that never ends is told so', async () => {
  const before = sockets.length
  const answer = raw(`GET /${MARK} HTTP/1.1\r\n`)
  await expect.poll(() => sockets[before]?.bytesRead ?? 0).toBeGreaterThan(0)
  // Node checks for incomplete requests every 30 seconds and reports them by this event.
  t.app.server.emit(
    'clientError',
    Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
    sockets[before],
  )
  expectOurs(await answer, 408)
})

test('while the server closes, calls are answered as ever and told that the connection ends', async () => {
  void t.app.close()
  const found = parsed(await raw(get('/healthz')))
  expect([found.status, found.headers['connection']]).toEqual([200, 'close'])
  expectOurs(await raw(get(`/api/${MARK}`)), 404)
  expectOurs(await raw(get('/api/notifications')), 401)
})
