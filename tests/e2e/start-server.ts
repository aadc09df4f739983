// Every run begins with an empty data folder, wiped before the server looks at it.
import { rmSync } from 'node:fs'

rmSync('.data/e2e', { recursive: true, force: true })
await import(new URL('../../build/server/main.js', import.meta.url).href)
