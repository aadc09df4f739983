// Writes src/server/db/types.ts from a database made of the schema files. With --check it compares: the types, and that database with one that
// all migrations made.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type DatabasePlace, ownerClient } from '#server/db/connect.ts'
import { ensureDatabase, startCluster } from '#server/db/embedded/start-cluster.ts'
import { ensureRoles } from '#server/db/ensure-roles.ts'
import { migrate } from '#server/db/migrate.ts'
import { runOldMigrations } from '#tests/support/old-migrations.ts'
import { schemaDifferences, schemaObjects } from './checks/schema-objects.ts'

const target = 'src/server/db/types.ts'
const checks = process.argv.includes('--check')
mkdirSync('.data', { recursive: true })
const scratch = mkdtempSync(resolve('.data/types-'))
const dir = resolve('.data/types')
mkdirSync(dir, { recursive: true, mode: 0o755 })
const cluster = await startCluster({
  dir,
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
})

async function newDatabase(name: string): Promise<DatabasePlace & { database: string }> {
  const database = `${name}_${process.pid}`
  await ensureDatabase(cluster, database)
  return { socket: cluster.host, owner: cluster.owner, database }
}

async function objectsOf(place: DatabasePlace, prepare?: (owner: ReturnType<typeof ownerClient>) => Promise<void>) {
  const owner = ownerClient(place)
  await owner.connect()
  try {
    await prepare?.(owner)
    await migrate(place)
    return await schemaObjects(owner)
  } finally {
    await owner.end()
  }
}

function refuse(text: string): void {
  console.error(text)
  process.exitCode = 1
}

async function compareSchema(fresh: DatabasePlace): Promise<void> {
  const grown = await newDatabase('grown')
  const byMigrations = await objectsOf(grown, async (owner) => {
    await ensureRoles(owner, grown)
    await runOldMigrations(owner)
  })
  const differences = schemaDifferences(byMigrations, await objectsOf(fresh))
  if (differences.length > 0)
    refuse(
      `The schema files and the migrations make different databases (migrations ≠ files):\n${differences.join('\n')}`,
    )
}

try {
  const place = await newDatabase('types')
  await migrate(place)
  const out = join(scratch, 'types.ts')
  const url = `postgres://${cluster.owner}@localhost/${place.database}?host=${encodeURIComponent(cluster.host)}`
  const options = [
    '--dialect',
    'postgres',
    '--url',
    url,
    '--out-file',
    out,
    '--exclude-pattern',
    '(graphile_worker|travessia_reader).*',
    '--log-level',
    'error',
  ]
  execFileSync(process.execPath, ['node_modules/kysely-codegen/dist/cli/bin.js', ...options, '--type-only-imports'], {
    stdio: 'inherit',
  })
  const made = readFileSync(out, 'utf8')
  if (!checks) writeFileSync(target, made)
  else if (readFileSync(target, 'utf8') !== made) refuse(`${target} is out of date: run \`npm run db:types\``)
  if (checks) await compareSchema(place)
} finally {
  await cluster.stop()
  rmSync(scratch, { recursive: true })
  rmSync(dir, { recursive: true })
}
