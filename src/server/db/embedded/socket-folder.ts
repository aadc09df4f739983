import { chmodSync, existsSync, lchownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '#server/start/startup-error.ts'
import { type Place, shortHash } from './place.ts'
import { blockedFolder } from './reachable.ts'
import type { ServerUser } from './server-user.ts'

export const PORT = 5432
// The address of a Unix socket has a fixed size, the closing zero included.
const LONGEST = process.platform === 'linux' ? 107 : 103

const fits = (folder: string): boolean => Buffer.byteLength(join(folder, `.s.PGSQL.${PORT}`)) <= LONGEST

/** Makes a short folder for the server alone; false when it cannot be made or someone else made it. */
function makeShort(folder: string, { user }: Place): boolean {
  const owner = user?.uid ?? process.getuid?.()
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) return false
  }
  const found = lstatSync(folder)
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== process.getuid?.())) return false
  giveAway(folder, user)
  return user === undefined || blockedFolder(folder, user) === undefined
}

function giveAway(folder: string, user: ServerUser | undefined): void {
  if (user) lchownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o700)
}

/** The folder of the socket: beside the data, or in a short place when the path would not fit. */
export function makeSocketFolder(place: Place): string {
  const own = join(place.base, 's')
  if (fits(own)) {
    if (!existsSync(own)) mkdirSync(own, { mode: 0o700 })
    giveAway(own, place.user)
    return own
  }
  const short = `travessia-${shortHash(place.base)}`
  const folders = ['/run', tmpdir(), '/tmp'].map((root) => join(root, short))
  const found = folders.find((folder) => fits(folder) && makeShort(folder, place))
  if (found === undefined) throw new StartupError(`O caminho da pasta de dados é longo demais: ${place.base}`)
  return found
}
