import { readdirSync, readFileSync } from 'node:fs'

export const OUR_MIGRATIONS = new URL('./migrations/', import.meta.url)

/** The newest of the migrations that the schema files replaced: a database has run it, or it is empty. Version 0.17 ended with it. */
export const OLDEST_STEP = '0056-cells-behind-the-wall.sql'
const isReplaced = (name: string): boolean => name <= OLDEST_STEP

/** Names of applied migrations that this version knows neither as a file nor as replaced. */
export const unknownOf = <Row extends { name: string }>(applied: readonly Row[], known: readonly string[]): Row[] =>
  applied.filter(({ name }) => !isReplaced(name) && !known.includes(name))

/**
 * `expands`: the version of the code before it works on, also when it is started again. `contracts`: it takes away what earlier
 * versions needed; one that does not know the migration refuses to start.
 */
export const migrationKinds = ['expands', 'contracts'] as const
export type MigrationKind = (typeof migrationKinds)[number]
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

/** Whether rows of a database with these migrations fit into the schema of this version: what it lacks only adds to them. */
export const mayFollow = (applied: readonly string[]): boolean =>
  applied.includes(OLDEST_STEP) &&
  migrationsIn(OUR_MIGRATIONS).every(({ name, kind }) => kind === 'expands' || applied.includes(name))
