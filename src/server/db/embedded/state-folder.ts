import { accessSync, chmodSync, constants, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupError } from '#server/start/startup-error.ts'
import { blockedFolder } from './reachable.ts'
import type { ServerUser } from './server-user.ts'

/** The system's place for a service's own state, used when the data folder is closed to the server's user. */
export const SYSTEM_STATE = '/var/lib/travessia'

function usable(folder: string, user: ServerUser): boolean {
  try {
    if (mkdirSync(folder, { recursive: true })) chmodSync(folder, 0o755)
    accessSync(folder, constants.W_OK)
  } catch {
    // A read-only or missing parent: the next candidate is tried.
    return false
  }
  const found = lstatSync(folder)
  // In a shared folder such as /tmp someone else could have made it first.
  const ours = found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
  return ours && blockedFolder(folder, user) === undefined
}

export function stateFolder(wanted: string, user: ServerUser): string {
  const name = `travessia-${process.getuid?.()}`
  const found = [wanted, join(tmpdir(), name), join('/tmp', name)].find((folder) => usable(folder, user))
  if (found === undefined) throw new StartupError(`A pasta de dados não pode ser escrita: ${wanted}`)
  return found
}
