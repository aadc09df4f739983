import { randomUUID } from 'node:crypto'
import { askOverSockets } from './ask-over-sockets.ts'

export type OrderRound = { port: number; cookies: string[]; body: object; seconds: number; connections: number }

const KEY = '00000000-0000-4000-8000-000000000000'
let next = 0

/** Each order has its own idempotency key; the customers alternate. */
function makeOrders({ port, cookies, ...round }: OrderRound): () => string {
  const body = JSON.stringify({ ...round.body, key: KEY })
  const [before = '', after = ''] = body.split(KEY)
  const length = Buffer.byteLength(body)
  const head = `POST /api/orders HTTP/1.1\r\nhost: localhost:${port}\r\norigin: http://localhost:${port}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n`
  return () => `${head}cookie: ${cookies[next++ % cookies.length]}\r\n\r\n${before}${randomUUID()}${after}`
}

process.on('message', async (round: OrderRound) => {
  process.send?.(await askOverSockets({ ...round, status: 201, nextRequest: makeOrders(round) }))
})
