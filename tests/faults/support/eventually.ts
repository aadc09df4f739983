import { vi } from 'vitest'

/** Waits until `look` no longer throws and returns how many milliseconds that took. */
export async function eventually(look: () => Promise<void> | void): Promise<number> {
  const from = performance.now()
  await vi.waitFor(look, { timeout: 60_000, interval: 10 })
  return Math.round(performance.now() - from)
}
