import { setTimeout as sleep } from 'node:timers/promises'
import { isServerOf } from './postmaster.ts'

const FAST_MS = 20_000
const IMMEDIATE_MS = 10_000

async function signalAndWait(data: string, pid: number, signal: 'SIGINT' | 'SIGQUIT', limit: number): Promise<boolean> {
  const deadline = Date.now() + limit
  if (!isServerOf(data, pid)) return true
  try {
    process.kill(pid, signal)
  } catch {
    // The server ended between the check and the signal.
    return true
  }
  while (isServerOf(data, pid)) {
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  return true
}

/** Shuts the server down cleanly; without a checkpoint only when that takes too long (it then recovers at the next start). */
export async function stopServer(data: string, pid: number): Promise<void> {
  if (await signalAndWait(data, pid, 'SIGINT', FAST_MS)) return
  if (await signalAndWait(data, pid, 'SIGQUIT', IMMEDIATE_MS)) return
  throw new Error(`database server ${pid} does not end`)
}
