import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import type { Counted } from './load.ts'

export type OrderRound = { port: number; cookies: string[]; body: object; seconds: number; connections: number }

const KEY = '00000000-0000-4000-8000-000000000000'
let next = 0

// Asks over bare sockets, so that the asking costs little beside the answering.
function ask(round: OrderRound, isOver: () => boolean, counted: Counted): Promise<void> {
  const { port, cookies } = round
  const body = JSON.stringify({ ...round.body, key: KEY })
  const [before = '', after = ''] = body.split(KEY)
  const length = Buffer.byteLength(body)
  const head = `POST /api/orders HTTP/1.1\r\nhost: localhost:${port}\r\norigin: http://localhost:${port}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n`
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    const send = () => {
      if (isOver()) {
        socket.destroy()
        return resolve()
      }
      const cookie = cookies[next++ % cookies.length]
      socket.write(`${head}cookie: ${cookie}\r\n\r\n${before}${randomUUID()}${after}`)
    }
    socket.setNoDelay(true)
    socket.setEncoding('latin1')
    socket.on('connect', send)
    socket.on('error', () => {
      counted.failures++
      resolve()
    })
    socket.on('data', (chunk: string) => {
      received += chunk
      const end = received.indexOf('\r\n\r\n')
      if (end < 0) return
      const bytes = Number(/content-length: (\d+)/i.exec(received)?.[1])
      if (received.length < end + 4 + bytes) return
      if (received.startsWith('HTTP/1.1 201')) counted.answers++
      else counted.failures++
      counted.bytes = bytes
      received = ''
      send()
    })
  })
}

process.on('message', async (round: OrderRound) => {
  const until = performance.now() + round.seconds * 1000
  const counted: Counted = { answers: 0, failures: 0, bytes: 0 }
  await Promise.all(
    Array.from({ length: round.connections }, () => ask(round, () => performance.now() > until, counted)),
  )
  process.send?.(counted)
})
