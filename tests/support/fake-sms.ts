import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

export type ReceivedSms = { to: string; text: string; key: string; authorization: string; type: string; trace: string }

/** An SMS provider on a free loopback port; `status` is its HTTP status for every request, 0 resets the connection. */
export async function startFakeSms(status = 200) {
  const state = { status, requests: 0, messages: [] as ReceivedSms[] }
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as { to: string; text: string }
    state.requests++
    if (state.status === 0) return void request.socket.resetAndDestroy()
    const header = (name: string) => String(request.headers[name] ?? '')
    if (state.status < 300)
      state.messages.push({
        ...body,
        key: header('idempotency-key'),
        authorization: header('authorization'),
        type: header('content-type'),
        trace: header('traceparent'),
      })
    response.writeHead(state.status, state.status === 302 ? { location: '/elsewhere' } : {}).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the provider has no port')
  return Object.assign(state, {
    url: `http://127.0.0.1:${address.port}/send`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}
