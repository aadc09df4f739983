import { readdirSync, readFileSync } from 'node:fs'

export const OUR_MIGRATIONS = new URL('./migrations/', import.meta.url)

/**
 * `expands`: the version of the code before it works on, also when it is started again. `contracts`: it takes away what earlier
 * versions needed; one that does not know the migration refuses to start.
 */
export type MigrationKind = 'expands' | 'contracts'
export type Migration = {
  name: string
  sql: string
  kind: MigrationKind
  /** Runs by itself, for statements that PostgreSQL refuses inside a transaction. */
  outside: boolean
}

const MARKER = /^-- (expands|contracts)(, outside a transaction)?$/

/** The first line of a migration says what it is; undefined for one without that line. */
export function markerOf(sql: string): Pick<Migration, 'kind' | 'outside'> | undefined {
  const [, kind, outside] = MARKER.exec(sql.split('\n', 1)[0] ?? '') ?? []
  if (kind !== 'expands' && kind !== 'contracts') return undefined
  return { kind, outside: outside !== undefined }
}

export const migrationNames = (folder: URL = OUR_MIGRATIONS): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()

/** Those that were written before there was a marker may take something away, so they count as contracting. */
export function migrationsIn(folder: URL): Migration[] {
  return migrationNames(folder).map((name) => {
    const sql = readFileSync(new URL(name, folder), 'utf8')
    return { name, sql, ...(markerOf(sql) ?? { kind: 'contracts', outside: false }) }
  })
}
