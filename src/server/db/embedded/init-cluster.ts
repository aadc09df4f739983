import { execFile } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '#server/start/startup-error.ts'
import type { Binaries } from './binaries.ts'
import { OWNER } from './owner-connection.ts'
import type { Place } from './place.ts'
import type { ServerUser } from './server-user.ts'

const UNFINISHED = 'data.new-'
const INITDB_LIMIT_MS = 120_000
export const SERVER_ENV = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' }

function removeUnfinished(base: string): void {
  for (const name of readdirSync(base).filter((entry) => entry.startsWith(UNFINISHED))) {
    try {
      rmSync(join(base, name), { recursive: true, force: true })
    } catch {
      // A process left over from a killed start still writes into the folder; the next start removes it.
    }
  }
}

async function create({ base, data, user }: Place, binaries: Binaries): Promise<void> {
  const draft = mkdtempSync(join(base, UNFINISHED))
  if (user) chownSync(draft, user.uid, user.gid)
  const args = ['-D', draft, '-U', OWNER, '--auth=trust', '--data-checksums', '-E', 'UTF8', '--locale=C.UTF-8']
  try {
    await promisify(execFile)(binaries.initdb, args, { ...user, cwd: base, env: SERVER_ENV, timeout: INITDB_LIMIT_MS })
  } catch (cause) {
    rmSync(draft, { recursive: true, force: true })
    throw new StartupError(
      `O banco não pôde ser criado em ${base}: ${cause instanceof Error ? cause.message : cause}`,
      { cause },
    )
  }
  renameSync(draft, data)
  const folder = openSync(base, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

function giveTo(path: string, user: ServerUser): void {
  lchownSync(path, user.uid, user.gid)
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) giveTo(inner, user)
    else lchownSync(inner, user.uid, user.gid)
  }
}

function takeExisting({ data, user }: Place, binaries: Binaries): void {
  const major = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (major !== binaries.major) {
    throw new StartupError(`O banco em ${data} é do PostgreSQL ${major}; esta versão usa o ${binaries.major}`)
  }
  // A backup restored by root belongs to root, which the server refuses.
  if (user && statSync(data).uid !== user.uid) giveTo(data, user)
  chmodSync(data, 0o700)
}

/** A complete cluster in `place.data`: an interrupted creation leaves none. */
export async function initCluster(place: Place, binaries: Binaries): Promise<void> {
  const found = statSync(place.data, { throwIfNoEntry: false })
  if (found && !place.user && found.uid !== process.getuid?.()) {
    throw new StartupError(`A pasta de dados pertence a outro usuário: ${place.data}`)
  }
  removeUnfinished(place.base)
  if (existsSync(join(place.data, 'PG_VERSION'))) return takeExisting(place, binaries)
  if (found && readdirSync(place.data).length > 0) {
    throw new StartupError(`A pasta não está vazia e não contém um banco: ${place.data}`)
  }
  await create(place, binaries)
}
