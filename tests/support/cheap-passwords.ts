import { vi } from 'vitest'

/** While this variable is set, password hashes get the cost parameters of production. */
export const REAL_COST = 'TEST_REAL_PASSWORD_COST'

// Password hashes are slow on purpose; at full cost they would take a third of the time of all calls.
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  const hash: typeof real.hash = (password, options, signal) =>
    real.hash(password, process.env[REAL_COST] ? options : { ...options, memoryCost: 64, timeCost: 1 }, signal)
  return { ...real, hash }
})
