import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { migrationsIn, OLDEST_STEP, OUR_MIGRATIONS } from './migration-file.ts'

const PLATFORM = new URL('./schema.sql', import.meta.url)
const FEATURES = new URL('../../features/', import.meta.url)
const NEEDS = /^-- needs: (.+)$/m
const ROW_LEVEL_SECURITY = '\n-- Row-level security\n'

type SchemaFile = { feature: string; needs: readonly string[]; sql: string }

const readFeatures = (): SchemaFile[] =>
  readdirSync(FEATURES)
    .sort()
    .flatMap((feature) => {
      const file = new URL(`${feature}/schema.sql`, FEATURES)
      if (!existsSync(file)) return []
      const sql = readFileSync(file, 'utf8')
      return [{ feature, sql, needs: NEEDS.exec(sql)?.[1]?.split(', ') ?? [] }]
    })

/** Each feature after those whose tables and functions its own refer to. */
function inOrder(files: readonly SchemaFile[]): SchemaFile[] {
  const ordered: SchemaFile[] = []
  const place = (feature: string, waiting: readonly string[]): void => {
    if (ordered.some((file) => file.feature === feature)) return
    const file = files.find((one) => one.feature === feature)
    if (!file) throw new Error(`${waiting.at(-1)}/schema.sql needs ${feature}, which has no schema.sql`)
    if (waiting.includes(feature)) throw new Error(`schema files need each other: ${[...waiting, feature].join(' → ')}`)
    for (const needed of file.needs) place(needed, [...waiting, feature])
    ordered.push(file)
  }
  for (const { feature } of files) place(feature, [])
  return ordered
}

/**
 * The statements that create an empty database as this version needs it. Row-level security of all features comes after all tables,
 * because the policies of one feature read tables of features that stand on it.
 */
function composeSchema(): string {
  const parts = [readFileSync(PLATFORM, 'utf8'), ...inOrder(readFeatures()).map(({ sql }) => sql)].map((sql) => {
    const [tables = '', ...security] = sql.split(ROW_LEVEL_SECURITY)
    return { tables, security: security.join('\n') }
  })
  return [...parts.map(({ tables }) => tables), ...parts.map(({ security }) => security)].join('\n')
}

/** The migrations whose result the schema files are. */
const included = () => [{ name: OLDEST_STEP, kind: 'expands' as const }, ...migrationsIn(OUR_MIGRATIONS)]

/** Notes every migration that the schema files include and that is not noted yet. */
export async function noteIncluded(client: pg.ClientBase): Promise<void> {
  for (const { name, kind } of included())
    await client.query('insert into schema_migrations (name, kind) values ($1, $2) on conflict (name) do nothing', [
      name,
      kind,
    ])
}

/** Creates everything in an empty database, in the caller's transaction, and returns the names of the migrations that it stands for. */
export async function createSchema(client: pg.ClientBase): Promise<string[]> {
  await client.query(composeSchema())
  await noteIncluded(client)
  return included().map(({ name }) => name)
}
