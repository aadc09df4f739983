import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { StartupError } from '#server/start/startup-error.ts'
import { blockedFolder } from './reachable.ts'
import { type ServerUser, serverUser } from './server-user.ts'
import { stateFolder } from './state-folder.ts'

export type Place = { base: string; data: string; logFile: string; user: ServerUser | undefined; moved?: string }

const PLACE_NAME = /^[0-9a-f]{16}(-\d+)?$/
const MOST_PLACES = 1000

export const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

function remembered(pointer: string): string | undefined {
  if (!existsSync(pointer)) return undefined
  const base = readFileSync(pointer, 'utf8').trim()
  if (!PLACE_NAME.test(basename(base))) throw new StartupError(`O arquivo ${pointer} não indica uma pasta de dados`)
  // Starting with an empty database would look like losing all data.
  if (!existsSync(base)) {
    throw new StartupError(
      `Os dados do banco ficavam em ${base}, que não existe mais. Restaure essa pasta ou apague ${pointer} para começar de novo`,
    )
  }
  return base
}

/** Data left by a data folder that was deleted on purpose is neither used again nor removed. */
function freshPlace(dir: string, state: string): string {
  for (let n = 1; n <= MOST_PLACES; n++) {
    const base = join(state, n === 1 ? shortHash(dir) : `${shortHash(dir)}-${n}`)
    if (!existsSync(join(base, 'data'))) return base
  }
  throw new StartupError(`Há pastas de dados demais em ${state}`)
}

function moveOut(dir: string, pointer: string, user: ServerUser, systemState: string): string {
  const base = freshPlace(dir, stateFolder(systemState, user))
  if (mkdirSync(base, { recursive: true })) chmodSync(base, 0o755)
  writeFileSync(`${pointer}.new`, `${base}\n`)
  renameSync(`${pointer}.new`, pointer)
  return base
}

function chooseBase(dir: string, systemState: string): string {
  const pointer = join(dir, 'location')
  const known = remembered(pointer)
  if (known !== undefined) return known
  const user = serverUser(join(dir, 'data'))
  const blocked = user && blockedFolder(dir, user)
  if (!user || blocked === undefined) return dir
  if (existsSync(join(dir, 'data', 'PG_VERSION'))) {
    throw new StartupError(
      `O banco em ${dir} não pode ser aberto pelo usuário ${user.uid}: a pasta ${blocked} o impede`,
    )
  }
  return moveOut(dir, pointer, user, systemState)
}

/** Where the cluster of `dir` (a real path) lives and whose it is; the start lock is held. */
export function findPlace(dir: string, systemState: string): Place {
  const base = chooseBase(dir, systemState)
  const data = join(base, 'data')
  const place = { base, data, logFile: join(base, 'postgres.log'), user: serverUser(data) }
  return base === dir ? place : { ...place, moved: base }
}
