import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Project, thisProject } from './project-copy.ts'

export type ServerProcess = {
  child: ChildProcess
  origin: string
  port: number
  /** Everything the server has printed so far. */
  output(): string
  /** Waits until /readyz answers 200; returns the milliseconds since the process started. */
  ready(limitMs?: number): Promise<number>
  /** Sends the signal and waits until the process has ended. */
  kill(signal: NodeJS.Signals): Promise<{ code: number | null; ms: number }>
  /** Waits until the process has ended and returns its exit code. */
  ended(limitMs?: number): Promise<number | null>
}

/** The stop timeout of a process manager (`TimeoutStopSec`), with margin for a busy machine. */
const STOP_BUDGET_MS = 60_000

export async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function statusOf(url: string): Promise<number> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).status
  } catch {
    // The server does not listen or answer yet; the caller asks again.
    return 0
  }
}

export type ServerOptions = {
  command?: [string, ...string[]]
  spawn?: { uid?: number; gid?: number; cwd?: string }
  project?: Project
}

/** Starts `node build/server/main.js` with this environment and the defaults of the tests, inheriting only PATH. */
export async function spawnServer(env: Record<string, string>, options: ServerOptions = {}): Promise<ServerProcess> {
  const port = env['PORT'] ? Number(env['PORT']) : await freePort()
  const { root, node } = options.project ?? thisProject
  const [command, ...args] = options.command ?? [node, join(root, 'build/server/main.js')]
  const origin = `http://localhost:${port}`
  const from = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    ...options.spawn,
    env: {
      PATH: process.env['PATH'] ?? '',
      API_ONLY: '1',
      DEMO: '0',
      LOG_LEVEL: 'warn',
      STOP_DELAY_SECONDS: '0',
      TRUSTED_PROXIES: '127.0.0.1',
      PORT: String(port),
      // An origin on this machine, because behind a proxy only such a server offers the demo and spares the team the second factor.
      APP_ORIGIN: origin,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)))
  const isOver = () => child.exitCode !== null || child.signalCode !== null

  const ended = async (limitMs = 30_000) => {
    // 'close' rather than 'exit': by then all output has been read.
    if (!isOver()) await once(child, 'close', { signal: AbortSignal.timeout(limitMs) })
    return child.exitCode
  }
  return {
    child,
    origin,
    port,
    output: () => output,
    async ready(limitMs = 60_000) {
      while (performance.now() - from < limitMs) {
        if (isOver()) throw new Error(`the server ended with ${child.exitCode}: ${output}`)
        if ((await statusOf(`http://127.0.0.1:${port}/readyz`)) === 200) return Math.round(performance.now() - from)
        await sleep(15)
      }
      throw new Error(`not ready after ${limitMs} ms: ${output}`)
    },
    async kill(signal) {
      const sent = performance.now()
      if (!isOver()) child.kill(signal)
      return { code: await ended(STOP_BUDGET_MS), ms: Math.round(performance.now() - sent) }
    },
    ended,
  }
}
