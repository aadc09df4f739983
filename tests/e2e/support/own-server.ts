import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export type OwnServer = { origin: string; stop(): Promise<void> }

/** Starts a separate server with the demo business, for tests that change what all others rely on. */
export async function startOwnServer(port: number, more: Record<string, string> = {}): Promise<OwnServer> {
  const origin = `http://127.0.0.1:${port}`
  const dir = `.data/e2e-own-${port}`
  rmSync(dir, { recursive: true, force: true })
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), APP_ORIGIN: origin, DATA_DIR: dir, DEMO: '1' }
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...env, LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1', ...more },
    stdio: 'ignore',
  })
  await ready(origin, child)
  return {
    origin,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function ready(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    // A failed call means that the server does not listen yet.
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(250)
  }
  throw new Error('the server did not become ready')
}
