const QUIET_MS = 0.1
const IN_A_ROW = 3

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Resolves when the event loop had nothing to do for a few turns, in which `taken` did not grow either, or at the deadline. What had
 * arrived by then has been taken: connections that the system holds for us, and calls on open ones, are reset when a socket is closed
 * over them.
 */
export async function quietTurn(taken: () => number, deadline: number): Promise<void> {
  let known = taken()
  let quiet = 0
  for (let before = performance.now(); quiet < IN_A_ROW && before < deadline; ) {
    await turn()
    const now = performance.now()
    quiet = now - before < QUIET_MS && taken() === known ? quiet + 1 : 0
    known = taken()
    before = now
  }
}
