import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { quietTurn } from './quiet-turn.ts'

/** Small bodies have to be here within the same time; an upload that takes longer is cut off, and the browser repeats it. */
const LONGEST_MS = 30_000
/** A busy node is asked until its proxy has noticed; after this time it stops listening even if that resets connections. */
const LISTENING_MS = 15_000
/** A connection in use is asked again within this time and learns by the answer that it closes; the rest are idle. */
const IDLE_MS = 1000
const LOOK_EVERY_MS = 20

/** Stops a server without failing a call: first nothing new is taken, then what is open is served to its end. */
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
    // Browsers connect in advance; Node counts connections that never asked anything as busy.
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }

  return {
    /** From here on new connections are refused, which tells a proxy that it may safely ask another node. */
    async stopListening(): Promise<void> {
      stoppedAt = performance.now()
      if (!server.listening) return
      await quietTurn(() => taken, stoppedAt + LISTENING_MS)
      // The HTTP server's own `close` would also close kept connections, on which calls may be under way to us.
      Server.prototype.close.call(server)
    },
    /** Lets calls under way finish: cutting one off would leave its caller in doubt whether it was done. */
    async finishCalls(): Promise<void> {
      while (open.size > 0 && performance.now() - stoppedAt < LONGEST_MS) {
        if (performance.now() - stoppedAt > IDLE_MS) await closeIdle()
        await sleep(LOOK_EVERY_MS)
      }
    },
  }
}
