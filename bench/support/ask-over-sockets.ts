import { connect } from 'node:net'

export type Counted = { answers: number; failures: number; bytes: number }
type Asking = {
  port: number
  seconds: number
  connections: number
  /** The status of a right answer. */
  status: number
  nextRequest: () => string
}

// Bare sockets, so that the client costs little compared with the server.
function ask({ port, status, nextRequest }: Asking, isOver: () => boolean, counted: Counted): Promise<void> {
  const right = `HTTP/1.1 ${status}`
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    const next = () => {
      if (!isOver()) return socket.write(nextRequest())
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
      if (received.startsWith(right)) counted.answers++
      else counted.failures++
      counted.bytes = length
      received = ''
      next()
    })
  })
}

/** Sends requests on all connections until the time is over; each connection waits for its answer before the next request. */
export async function askOverSockets(asking: Asking): Promise<Counted> {
  const until = performance.now() + asking.seconds * 1000
  const counted: Counted = { answers: 0, failures: 0, bytes: 0 }
  const isOver = () => performance.now() > until
  await Promise.all(Array.from({ length: asking.connections }, () => ask(asking, isOver, counted)))
  return counted
}
