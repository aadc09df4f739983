import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '#server/start/startup-error.ts'

const WAIT_MS = 120_000
const BREAKER_ABANDONED_MS = 10_000

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // A missing file reads as empty: callers do not care whether it was ever there.
    return ''
  }
}

/** A process by number, boot and start time, so that a reused number is not taken for its former owner. */
function identity(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const afterName = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
    const [state, started] = [afterName[0], afterName[19]]
    if (!started || state === 'Z' || state === 'X') return undefined
    return `${pid} ${read('/proc/sys/kernel/random/boot_id').trim()} ${started}`
  }
  try {
    process.kill(pid, 0)
    return String(pid)
  } catch {
    // No such process.
    return undefined
  }
}

function createWith(content: string, file: string): boolean {
  const draft = `${file}.${process.pid}-${randomUUID()}`
  writeFileSync(draft, content)
  try {
    // A hard link appears complete or not at all: no process reads a half-written lock.
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    unlinkSync(draft)
  }
}

/** Removes the lock of a dead process; a second file per dead holder keeps two breakers from removing a fresh lock. */
function breakLock(file: string, holder: string): void {
  const breaker = `${file}.break-${holder.replaceAll(/[^\w-]/g, '-')}`
  if (!createWith('', breaker)) {
    const age = Date.now() - (statSync(breaker, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > BREAKER_ABANDONED_MS) rmSync(breaker, { force: true })
    return
  }
  if (read(file) === holder) rmSync(file, { force: true })
  rmSync(breaker, { force: true })
}

/** Runs `work` while no other process prepares or starts the database of this folder. */
export async function withStartLock<T>(dir: string, work: () => Promise<T>): Promise<T> {
  const file = join(dir, 'start.lock')
  const mine = identity(process.pid) ?? String(process.pid)
  const deadline = Date.now() + WAIT_MS
  while (!createWith(mine, file)) {
    const holder = read(file)
    if (holder !== '' && identity(Number.parseInt(holder, 10)) !== holder) breakLock(file, holder)
    else await sleep(50)
    if (Date.now() > deadline) throw new StartupError(`Outro processo está iniciando o banco há muito tempo: ${file}`)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}
