import type pg from 'pg'
import type { Services } from '#server/context.ts'
import { migrationNames } from '#server/db/migration-file.ts'
import { within } from './within.ts'

const DATABASE_LIMIT = 1000
const FILES_LIMIT = 5000
const FILES_REMEMBERED = 5000

export type Part = 'database' | 'migrations' | 'files' | 'stopping'

/** Returns the parts that keep this node from serving calls; none when it is ready. */
export function makeReadiness(services: Services, pool: pg.Pool, isStopping: () => boolean) {
  const needed = migrationNames()
  let filesCheck: { at: number; ok: Promise<boolean> } | undefined

  // A check writes a file, so its result is remembered: frequent probes must not cause one each time.
  const filesWork = (): Promise<boolean> => {
    if (!filesCheck || Date.now() - filesCheck.at > FILES_REMEMBERED) {
      const ok = within(FILES_LIMIT, services.files.check()).then(
        () => true,
        (err: unknown) => {
          services.log.warn({ err }, 'files not ready')
          return false
        },
      )
      filesCheck = { at: Date.now(), ok }
    }
    return filesCheck.ok
  }

  const databaseParts = async (): Promise<Part[]> => {
    try {
      const { rows } = await within(DATABASE_LIMIT, pool.query<{ name: string }>('select name from schema_migrations'))
      const applied = new Set(rows.map(({ name }) => name))
      // More than needed is fine: during an upgrade the next version has already migrated.
      return needed.every((name) => applied.has(name)) ? [] : ['migrations']
    } catch (err) {
      services.log.warn({ err }, 'database not ready')
      return ['database']
    }
  }

  return async (): Promise<Part[]> => {
    if (isStopping()) return ['stopping']
    const [database, files] = await Promise.all([databaseParts(), filesWork()])
    return files ? database : [...database, 'files']
  }
}
