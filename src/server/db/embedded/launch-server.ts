import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartupError } from '#server/start/startup-error.ts'
import type { Binaries } from './binaries.ts'
import { SERVER_ENV } from './init-cluster.ts'
import type { Place } from './place.ts'
import { answers, type Postmaster, processExists, readPidFile } from './postmaster.ts'
import { serverSettings } from './server-settings.ts'
import { makeSocketFolder, PORT } from './socket-folder.ts'

const START_LIMIT_MS = 60_000
const LARGEST_LOG = 10_000_000
// Errors that disappear once the last process of a recently killed server has ended.
const PASSING = /pre-existing shared memory block|lock file ".*" already exists|could not remove.*socket/

type Attempt = { exited: boolean; failure: () => string }

function attempt({ base, data, user, logFile }: Place, binaries: Binaries, options: string[]): Attempt {
  const log = openSync(logFile, 'a', 0o600)
  const from = statSync(logFile).size
  const logged = () => readFileSync(logFile).subarray(from).toString('utf8').trim()
  const state: Attempt = { exited: false, failure: logged }
  // Detached, so that the server outlives a killed parent and the next one finds it.
  const child = spawn(binaries.postgres, ['-D', data, ...options], {
    ...user,
    cwd: base,
    detached: true,
    stdio: ['ignore', log, log],
    env: SERVER_ENV,
  })
  closeSync(log)
  child.on('error', ({ message }) => Object.assign(state, { exited: true, failure: () => message }))
  child.on('exit', () => Object.assign(state, { exited: true }))
  child.unref()
  return state
}

/** Left-over lock files whose process number now belongs to another program would keep the server from starting. */
function removeStrangersLocks(data: string, socket: string, pid: number | undefined): void {
  // Only this cluster uses the socket folder, and its server is not running.
  rmSync(join(socket, `.s.PGSQL.${PORT}.lock`), { force: true })
  // The file of a dead process is left to PostgreSQL, which checks its shared memory too.
  if (pid !== undefined && processExists(pid)) rmSync(join(data, 'postmaster.pid'), { force: true })
}

async function waitUntilReady(data: string, started: Attempt, deadline: number): Promise<Postmaster | undefined> {
  while (!started.exited && Date.now() < deadline) {
    const server = readPidFile(data)?.alive
    if (server?.ready && (await answers(server))) return server
    await sleep(20)
  }
  return undefined
}

/** Adopts the living server of this place or starts one. */
export async function launchServer(
  place: Place,
  binaries: Binaries,
  own: Record<string, string>,
): Promise<Postmaster & { adopted: boolean }> {
  const deadline = Date.now() + START_LIMIT_MS
  if ((statSync(place.logFile, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG) {
    renameSync(place.logFile, `${place.logFile}.1`)
  }
  let failure = ''
  while (Date.now() < deadline) {
    const found = readPidFile(place.data)
    if (found?.alive && (await answers(found.alive))) return { ...found.alive, adopted: true }
    if (found?.alive) {
      failure = `o processo ${found.pid} não responde`
      await sleep(50)
      continue
    }
    const socket = makeSocketFolder(place)
    removeStrangersLocks(place.data, socket, found?.pid)
    const started = attempt(place, binaries, serverSettings(socket, own))
    const server = await waitUntilReady(place.data, started, deadline)
    if (server) return { ...server, adopted: false }
    failure = started.failure()
    if (started.exited && !PASSING.test(failure)) break
    await sleep(200)
  }
  throw new StartupError(`O banco não iniciou (veja ${place.logFile}): ${failure}`)
}
