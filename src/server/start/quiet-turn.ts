const QUIET_MS = 0.1
const IN_A_ROW = 3

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Resolves when the event loop was idle for a few turns in which `taken` did not grow, or at the deadline. Everything that had arrived
 * has been accepted by then: closing a socket would reset connections and calls that still wait in the kernel.
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
