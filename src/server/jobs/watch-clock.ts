const LOOK_EVERY_MS = 1000
const JUMP_MS = 30_000

/** Calls `jumped` with the difference when the wall clock jumped relative to the monotonic clock. */
export function watchClock(jumped: (ms: number) => void): { stop(): void } {
  const offset = () => Date.now() - performance.now()
  let known = offset()
  const timer = setInterval(() => {
    const by = offset() - known
    if (Math.abs(by) < JUMP_MS) return
    known += by
    jumped(by)
  }, LOOK_EVERY_MS).unref()
  return { stop: () => clearInterval(timer) }
}
