import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'

/** A server that speaks clamd's INSTREAM and detects the EICAR test virus; `behaviour` may be changed at any time. */
export async function startFakeClamd() {
  const state: { behaviour: 'scan' | 'hang-up' | 'error'; scanned: number } = { behaviour: 'scan', scanned: 0 }
  const answer = (socket: Socket, content: Buffer) => {
    state.scanned += 1
    if (state.behaviour === 'error') return socket.end('INSTREAM size limit exceeded. ERROR\0')
    return socket.end(content.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
  }
  const server = createServer((socket) => {
    // A client that resets the connection must not crash the test.
    socket.on('error', () => undefined)
    if (state.behaviour === 'hang-up') return socket.resetAndDestroy()
    let seen = Buffer.alloc(0)
    const parts: Buffer[] = []
    let greeted = false
    socket.on('data', (data) => {
      seen = Buffer.concat([seen, data])
      if (!greeted && seen.length >= 10) {
        greeted = seen.toString('latin1', 0, 10) === 'zINSTREAM\0'
        if (!greeted) return socket.destroy()
        seen = seen.subarray(10)
      }
      while (greeted && seen.length >= 4) {
        const length = seen.readUInt32BE()
        if (length === 0) return answer(socket, Buffer.concat(parts))
        if (seen.length < 4 + length) return
        parts.push(seen.subarray(4, 4 + length))
        seen = seen.subarray(4 + length)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the scanner has no port')
  return Object.assign(state, {
    url: `tcp://127.0.0.1:${address.port}`,
    close: () => new Promise((closed) => server.close(closed)),
  })
}
