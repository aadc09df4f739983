import { lstatSync, readFileSync } from 'node:fs'

/** The user that the server process runs as; undefined means the current user. */
export type ServerUser = { uid: number; gid: number }

/** PostgreSQL refuses to run as root: root hands it to the owner of existing data, or else to `nobody`. */
export function serverUser(data: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = lstatSync(data, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return nobody()
}

export function nobody(): ServerUser {
  const [, uid = '65534', gid = '65534'] = /^nobody:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? []
  return { uid: Number(uid), gid: Number(gid) }
}
