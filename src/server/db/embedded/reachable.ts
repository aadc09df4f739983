import { type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ServerUser } from './server-user.ts'

const READ = 4
const ENTER = 1

function may(stats: Stats, user: ServerUser, wanted: number): boolean {
  const shift = stats.uid === user.uid ? 6 : stats.gid === user.gid ? 3 : 0
  return ((stats.mode >> shift) & wanted) === wanted
}

function withParents(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [...withParents(parent), path]
}

/** The first folder on the way to and including `folder` (a real path) that `user` may not enter. */
export function blockedFolder(folder: string, user: ServerUser): string | undefined {
  return withParents(folder).find((step) => !may(statSync(step), user, ENTER))
}

/** Whether `user` may read `file`, and run it when it is a program. */
export function canUseFile(file: string, user: ServerUser, program = false): boolean {
  return blockedFolder(dirname(file), user) === undefined && may(statSync(file), user, program ? READ | ENTER : READ)
}
