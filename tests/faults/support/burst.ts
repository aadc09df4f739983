import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

type Answer = { status: number; ms: number }

const OPENED_AT_ONCE = 200

/**
 * Opens bare connections in advance, so that only the calls themselves are measured. Each makes one call first, because Node accepts
 * one connection per iteration of its event loop and until then only the kernel has accepted it.
 */
export async function openSockets(port: number, count: number): Promise<Socket[]> {
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(OPENED_AT_ONCE, count - sockets.length) }, () =>
      connect({ port, host: '127.0.0.1', noDelay: true }),
    )
    await Promise.all(
      some.map(async (socket) => {
        await once(socket, 'connect')
        socket.write('GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n')
        await once(socket, 'data')
      }),
    )
    sockets.push(...some)
  }
  return sockets
}

/** Sends all requests at the same moment, each on its own connection; status 0 is a broken connection. */
export const sendAtOnce = (sockets: readonly Socket[], requests: readonly Buffer[]): Promise<Answer[]> => {
  const from = performance.now()
  return Promise.all(
    sockets.map(
      (socket, n) =>
        new Promise<Answer>((resolve) => {
          const answered = (status: number) => resolve({ status, ms: performance.now() - from })
          socket.once('data', (head) => answered(Number(head.toString('latin1', 9, 12))))
          socket.once('error', () => answered(0))
          socket.once('close', () => answered(0))
          socket.write(requests[n] ?? Buffer.alloc(0))
        }),
    ),
  )
}
