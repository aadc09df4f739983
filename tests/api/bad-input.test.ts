import { request as httpRequest } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyRoute } from '#tests/support/every-route.ts'
import { ORIGIN, type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['person']>>
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin')
  await t.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => t.close())

const signIn = '/api/auth/sign-in/email'
const post = (payload: string, headers: Record<string, string> = {}) =>
  t.app.inject({
    method: 'POST',
    url: signIn,
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
    payload,
  })

const shaped = (answer: { statusCode: number; json(): unknown; headers: Record<string, unknown> }) => {
  expect(answer.json()).toMatchObject({
    error: { code: expect.any(String), message: expect.any(String), requestId: expect.any(String) },
  })
  expect(answer.headers['content-security-policy']).toBeDefined()
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
}

describe('bad input gets a 4xx with the error shape, never a 500', () => {
  const email = 'a@example.test'
  test.each([
    ['malformed JSON', '{"email":', 400],
    ['an array', '[]', 400],
    ['a scalar', '7', 400],
    ['null', 'null', 400],
    ['wrong types', JSON.stringify({ email: 7, password: {} }), 400],
    ['an array for a scalar', JSON.stringify({ email: [email], password: ['x'] }), 400],
    ['an unknown field', JSON.stringify({ email, password: 'x', admin: true }), 400],
    ['__proto__', '{"email":"a@example.test","password":"x","__proto__":{"role":"admin"}}', 400],
    ['constructor', '{"email":"a@example.test","password":"x","constructor":{"prototype":{}}}', 400],
    ['NUL', JSON.stringify({ email, password: 'a\0b' }), 400],
    ['a lone surrogate', '{"email":"a@example.test","password":"\\ud800"}', 400],
    ['a direction mark', JSON.stringify({ email: `${email}\u202e`, password: 'x' }), 400],
    ['a string of 200 kB', JSON.stringify({ email, password: 'x'.repeat(200_000) }), 400],
    ['a string of 1 MB', JSON.stringify({ email, password: 'x'.repeat(1_000_000) }), 413],
    ['a depth of 1000', '['.repeat(1000) + ']'.repeat(1000), 400],
    ['15,000 keys', `{${Array.from({ length: 15_000 }, (_, i) => `"key${i}":1`).join()}}`, 400],
  ])('%s', async (_, payload, status) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(status)
    shaped(answer)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/html'])(
    'a body of %s',
    async (type) => {
      const answer = await post('email=a', { 'content-type': type })
      expect(answer.statusCode).toBe(415)
      shaped(answer)
    },
  )

  test.each(['gzip', 'br', 'deflate', 'zstd'])('a body compressed with %s', async (encoding) => {
    const answer = await post('{}', { 'content-encoding': encoding })
    expect(answer.statusCode).toBe(415)
    shaped(answer)
  })

  test('the wrong method', async () => {
    for (const { route } of everyRoute.filter(({ where }) => where(t.services.config))) {
      const url = route.path.replace(':id', '00000000-0000-4000-8000-000000000000')
      const method = 'PATCH'
      const answer = await t.app.inject({ method, url, headers: { origin: ORIGIN } })
      expect([url, answer.statusCode]).toEqual([url, 405])
      shaped(answer)
    }
  })

  test('unknown paths and confused ones', async () => {
    for (const url of [
      '/api/nothing',
      '/api',
      '/api//people',
      '/api/company-types/',
      '/API/people',
      '/api/people/%2e%2e',
      '/api/%2fpeople',
      '/api%252fpeople',
      '/api/people%00',
      '/api/people.',
      '/api/people;role=superadmin',
      '//api/people',
    ])
      expect([url, (await t.call('GET', url, { cookie: admin.cookie })).statusCode]).toEqual([url, 404])
  })

  test('headers that name another person, address or method change nothing', async () => {
    const superadmin = await t.person('superadmin')
    const told = {
      'x-user-id': superadmin.id,
      'x-forwarded-user': superadmin.id,
      'x-forwarded-email': superadmin.email,
      'x-original-url': '/api/session',
      'x-rewrite-url': '/api/session',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      'x-real-ip': '127.0.0.1',
    }
    const customer = await t.person('user')
    const read = (headers: object) => t.app.inject({ url: '/api/people', headers: { ...headers } })
    expect((await read(told)).statusCode).toBe(401)
    expect((await read({ ...told, cookie: customer.cookie })).statusCode).toBe(403)
    const session = await t.app.inject({ url: '/api/session', headers: { ...told, cookie: customer.cookie } })
    expect(session.json().user).toMatchObject({ id: customer.id, role: 'user' })
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const answer = await t.app.inject({
        method: 'POST',
        url: `/api/people?_method=DELETE`,
        headers: { origin: ORIGIN, cookie: admin.cookie, 'content-type': 'application/json', [name]: 'GET' },
        payload: '{}',
      })
      expect([name, answer.statusCode]).toEqual([name, 400])
    }
  })

  test('an id that is none', async () => {
    for (const id of ["1' or '1'='1", 'x'.repeat(90), '%00', '../../etc/passwd'].map(encodeURIComponent)) {
      const answer = await t.call('GET', `/api/registrations/${id}`, { cookie: admin.cookie })
      expect([400, 404]).toContain(answer.statusCode)
      shaped(answer)
    }
  })

  test('every list refuses odd queries and survives odd searches', async () => {
    for (const url of ['/api/people', '/api/registrations', '/api/documents', '/api/contact-messages']) {
      for (const query of [
        'limit=0',
        'limit=abc',
        'user_id=1',
        'sort=password',
        'filter[role]=x',
        'cursor=abc',
        'cursor=a.b',
        'search=a&search=b',
      ])
        expect([query, (await t.call('GET', `${url}?${query}`, { cookie: admin.cookie })).statusCode]).toEqual([
          query,
          400,
        ])
      for (const search of ["' or 1=1 --", '%', '_', '\\', '"; drop table profiles;', '😀', 'ção'])
        expect([
          search,
          (await t.call('GET', `${url}?search=${encodeURIComponent(search)}`, { cookie: admin.cookie })).statusCode,
        ]).toEqual([search, 200])
      expect((await t.call('GET', `${url}?limit=100000`, { cookie: admin.cookie })).statusCode).toBe(200)
    }
  })
})

describe('calls that change something come from our own pages', () => {
  const from = (headers: Record<string, string>) =>
    t.app.inject({
      method: 'POST',
      url: '/api/notifications/read-all',
      headers: { cookie: admin.cookie, ...headers },
      payload: {},
    })
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('refused: %j', async (headers) => {
    const answer = await from(headers as Record<string, string>)
    expect(answer.statusCode).toBe(403)
    expect(answer.json().error.code).toBe('foreign_origin')
  })
  test('accepted from our own origin', async () => {
    expect((await from({ origin: ORIGIN, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200)
  })
  test('no other site may read answers', async () => {
    const answer = await t.app.inject({ url: '/api/session', headers: { origin: 'https://evil.example' } })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('on the wire', () => {
  const port = () => (t.app.server.address() as AddressInfo).port
  const raw = (text: string): Promise<string> =>
    new Promise((done, fail) => {
      const socket = connect(port(), '127.0.0.1', () => socket.write(text))
      let seen = ''
      socket.on('data', (data) => {
        seen += data
      })
      socket.on('close', () => done(seen))
      socket.on('error', fail)
      socket.setTimeout(5000, () => socket.destroy())
    })
  const head = `POST ${signIn} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
  test.each([
    ['both lengths', `${head}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`],
    ['a bad chunk size', `${head}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`],
    ['two hosts', `GET /api/session HTTP/1.1\r\nhost: localhost\r\nHost: evil.example\r\nconnection: close\r\n\r\n`],
    ['the same host twice', `GET / HTTP/1.1\r\nhost: localhost\r\nhost: localhost\r\nconnection: close\r\n\r\n`],
    ['a folded header', `${head}x-a: 1\r\n  folded\r\ncontent-length: 2\r\n\r\n{}`],
  ])('smuggling with %s is refused and the connection closed', async (_, text) => {
    expect(await raw(text)).toMatch(/^HTTP\/1\.1 400/)
  })

  test('TRACE and made-up methods are refused', async () => {
    for (const method of ['TRACE', 'PROPFIND', 'OPTIONS']) {
      const status = await new Promise<number>((done, fail) =>
        httpRequest({ port: port(), host: '127.0.0.1', method, path: '/api/session' }, (answer) => {
          answer.resume()
          done(answer.statusCode ?? 0)
        })
          .on('error', fail)
          .end(),
      )
      expect([method, status >= 400 && status < 500]).toEqual([method, true])
    }
  })
})
