import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** `dataDir` and `log` hold everything that the server has written. */
export type OwnServer = { origin: string; dataDir: string; log: string; stop(): Promise<void> }

/** Starts a separate server with demo data, for tests that change what all others rely on. */
export async function startOwnServer(port: number, more: Record<string, string> = {}): Promise<OwnServer> {
  const origin = `http://127.0.0.1:${port}`
  const dir = `.data/e2e-own-${port}`
  const log = `${dir}.log`
  mkdirSync('.data', { recursive: true })
  const written = openSync(log, 'w')
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), APP_ORIGIN: origin, DATA_DIR: dir, DEMO: '1' }
  const child = spawn(process.execPath, ['tests/e2e/start-server.ts'], {
    env: { ...env, TRUSTED_PROXIES: '127.0.0.1', ...more },
    stdio: ['ignore', written, written],
  })
  closeSync(written)
  await ready(origin, child)
  return {
    origin,
    dataDir: dir,
    log,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function ready(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    // A failed call means that the server is not listening yet.
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(250)
  }
  throw new Error('the server did not become ready')
}
