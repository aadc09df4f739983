import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { quietTurn } from './quiet-turn.ts'

/** Running calls get as long as small bodies may take (body-time.ts); a longer upload is cut off, and the browser repeats it. */
const LONGEST_MS = 30_000
/** A busy node gets connections until its proxy has noticed; after this time it stops listening even if that resets connections. */
const LISTENING_MS = 15_000
/** A keep-alive connection in use gets another call within this time, whose answer closes it; the others are idle. */
const IDLE_MS = 1000
const LOOK_EVERY_MS = 20

/** Stops a server without failing a call: it first refuses new connections, then serves the open ones to their end. */
export function makeDrain(server: HttpServer) {
  const open = new Set<Socket>()
  let stoppedAt = 0
  let taken = 0
  server.on('connection', (socket) => {
    taken++
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })

  const closeIdle = async () => {
    await quietTurn(() => taken, stoppedAt + LONGEST_MS)
    server.closeIdleConnections()
    // Browsers connect in advance; Node counts connections that never sent a request as busy.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }

  return {
    /** Refuses new connections, which tells a proxy that it may safely use another node. */
    async stopListening(): Promise<void> {
      stoppedAt = performance.now()
      if (!server.listening) return
      await quietTurn(() => taken, stoppedAt + LISTENING_MS)
      // The HTTP server's own `close` would also close keep-alive connections, on which calls may be arriving.
      Server.prototype.close.call(server)
    },
    /** Lets running calls finish: the caller of a call that is cut off would not know whether it was done. */
    async finishCalls(): Promise<void> {
      while (open.size > 0 && performance.now() - stoppedAt < LONGEST_MS) {
        if (performance.now() - stoppedAt > IDLE_MS) await closeIdle()
        await sleep(LOOK_EVERY_MS)
      }
    },
  }
}
