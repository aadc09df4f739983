import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const LONGEST_MS = 5000
const LOOK_EVERY_MS = 10

const openConnections = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))

/** Lets requests that are under way finish: cutting one off would leave its caller in doubt whether it was done. */
export async function drain(server: Server): Promise<void> {
  const deadline = Date.now() + LONGEST_MS
  for (;;) {
    server.closeIdleConnections()
    if ((await openConnections(server)) === 0 || Date.now() > deadline) return
    await sleep(LOOK_EVERY_MS)
  }
}
