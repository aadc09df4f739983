// Deletes the data folder before the server's modules load, so that every run starts empty.
import { rmSync } from 'node:fs'

rmSync('.data/e2e', { recursive: true, force: true })
await import(new URL('../../build/server/main.js', import.meta.url).href)
