import { vi } from 'vitest'

/** While this variable is set, passwords cost what they cost in the product. */
export const REAL_COST = 'TEST_REAL_PASSWORD_COST'

// Hashes are slow on purpose, and took a third of the time of all calls.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  const hash: typeof real.hash = (password, options, signal) =>
    real.hash(password, process.env[REAL_COST] ? options : { ...options, memoryCost: 64, timeCost: 1 }, signal)
  return { ...real, hash }
})
