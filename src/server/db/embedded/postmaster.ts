import { readFileSync, readlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { withOwner } from './owner-connection.ts'

export type Postmaster = { pid: number; socket: string; ready: boolean }

/** Whether process `pid` is the living server of `data`. */
export function isServerOf(data: string, pid: number): boolean {
  try {
    if (process.platform !== 'linux') return processExists(pid)
    // A zombie still answers kill -0 but has no command line.
    const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    if (basename(program) !== 'postgres') return false
    // The folder may have been renamed under a running server, which then still works in it.
    return args.includes(data) || readlinkSync(`/proc/${pid}/cwd`) === data
  } catch {
    // There is no such process, or we may not look at it: in both cases it is not our server.
    return false
  }
}

export function processExists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    // The process is gone, or belongs to another user: PostgreSQL does not count that as a running server either.
    return false
  }
}

export type PidFile = { pid: number; alive: Postmaster | undefined }

/** The content of postmaster.pid, and the running server of this folder if the file is not stale. */
export function readPidFile(data: string): PidFile | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    // No file: no server.
    return undefined
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  if (!isServerOf(data, pid)) return { pid, alive: undefined }
  return { pid, alive: { pid, socket: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' } }
}

export async function answers({ socket }: Postmaster): Promise<boolean> {
  try {
    await withOwner({ host: socket }, (client) => client.query('select 1'))
    return true
  } catch {
    // The server is starting, stopping or gone; the caller looks again.
    return false
  }
}
