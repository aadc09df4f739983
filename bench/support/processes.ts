import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')
const TICKS_PER_SECOND = 100

/** Starts a script of this project in its own process and drops what it prints, which production sends to a file. */
export const startNode = (script: string, env: Record<string, string>): ChildProcess =>
  spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      // `npm start` sets the same compile cache.
      NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
      // Passed on, so that `--cpu-prof` reaches what is measured.
      NODE_OPTIONS: process.env['NODE_OPTIONS'] ?? '',
      STOP_DELAY_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', ...(script.startsWith('bench/') ? (['ipc'] as const) : [])],
  })

export async function stopNode(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return address && typeof address === 'object' ? address.port : 0
}

/** Waits for a 200 and says how many milliseconds it took. */
export async function answered(url: string, limitMs = 60_000): Promise<number> {
  const from = performance.now()
  while (performance.now() - from < limitMs) {
    // A refused connection means that the server does not listen yet.
    const response = await fetch(url).catch(() => undefined)
    await response?.arrayBuffer()
    if (response?.status === 200) return performance.now() - from
    await sleep(10)
  }
  throw new Error(`${url} does not answer`)
}

/** User and system time of a process so far, in milliseconds. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
}

/** Resident memory in MB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000
