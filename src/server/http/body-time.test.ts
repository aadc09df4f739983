import { type AddressInfo, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitBodyTime } from './body-time.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  limitBodyTime(app, 150)
  app.post('/small', async () => 'ok')
  app.post('/file', { config: { slowBody: true } }, async () => 'ok')
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

/** Sends a body in two parts with a pause between them; resolves to what came back before the connection ended. */
const slowly = (path: string, pauseMs: number): Promise<string> =>
  new Promise((done) => {
    const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n`
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    let seen = ''
    socket.on('data', (data) => {
      seen += data
    })
    // The server is expected to cut the connection.
    socket.on('error', () => undefined)
    socket.on('close', () => done(seen))
    socket.write(`${head}content-length: 2\r\n\r\n{`)
    setTimeout(() => socket.writable && socket.write('}'), pauseMs)
  })

// F15 with the real limits: tests/faults/server-slow-clients.test.ts.
test('a small body that does not come is not waited for; a file is', async () => {
  expect(await slowly('/small', 0)).toContain('200 OK')
  expect(await slowly('/small', 600)).not.toContain('200 OK')
  expect(await slowly('/file', 600)).toContain('200 OK')
})
