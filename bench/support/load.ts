import { connect } from 'node:net'

export type Round = { port: number; path: string; cookie: string; seconds: number; connections: number }
export type Counted = { answers: number; failures: number; bytes: number }

// Asks over bare sockets, so that the asking costs little beside the answering.
function ask({ port, path, cookie }: Round, isOver: () => boolean, counted: Counted): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const request = `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: ${cookie}\r\n\r\n`
    let received = ''
    const next = () => {
      if (!isOver()) return socket.write(request)
      socket.destroy()
      resolve()
    }
    socket.setNoDelay(true)
    socket.setEncoding('latin1')
    socket.on('connect', next)
    socket.on('error', () => {
      counted.failures++
      resolve()
    })
    socket.on('data', (chunk: string) => {
      received += chunk
      const end = received.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = Number(/content-length: (\d+)/i.exec(received)?.[1])
      if (received.length < end + 4 + length) return
      if (received.startsWith('HTTP/1.1 200')) counted.answers++
      else counted.failures++
      counted.bytes = length
      received = ''
      next()
    })
  })
}

process.on('message', async (round: Round) => {
  const until = performance.now() + round.seconds * 1000
  const counted: Counted = { answers: 0, failures: 0, bytes: 0 }
  await Promise.all(
    Array.from({ length: round.connections }, () => ask(round, () => performance.now() > until, counted)),
  )
  process.send?.(counted)
})
