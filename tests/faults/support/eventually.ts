import { vi } from 'vitest'

/** Retries `look` until it no longer throws; returns how many milliseconds that took. */
export async function eventually(look: () => Promise<void> | void, limitMs = 60_000): Promise<number> {
  const from = performance.now()
  await vi.waitFor(look, { timeout: limitMs, interval: 10 })
  return Math.round(performance.now() - from)
}
