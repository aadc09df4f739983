// Starts the built server for browser tests: with an empty data folder, and with password hashes that cost next to nothing, because
// they are slow on purpose and every test signs in.
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'

const argon2: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')
const { hash } = argon2
const cheapHash: typeof hash = (password, options, signal) =>
  hash(password, { ...options, memoryCost: 64, timeCost: 1 }, signal)
// A CommonJS package: modules that import it later get the exports that are set now.
Object.assign(argon2, { hash: cheapHash })

rmSync(process.env['DATA_DIR'] ?? '.data/e2e', { recursive: true, force: true })
await import(new URL('../../build/server/main.js', import.meta.url).href)
