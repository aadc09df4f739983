// Writes src/server/db/types.ts from a freshly migrated database; with --check it only compares.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureDatabase, startCluster } from '#server/db/embedded/start-cluster.ts'
import { migrate } from '#server/db/migrate.ts'

const target = 'src/server/db/types.ts'
mkdirSync('.data', { recursive: true })
const scratch = mkdtempSync(resolve('.data/types-'))
const dir = resolve('.data/types')
mkdirSync(dir, { recursive: true, mode: 0o755 })
const cluster = await startCluster({
  dir,
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
})
try {
  const database = `types_${process.pid}`
  await ensureDatabase(cluster, database)
  await migrate({ socket: cluster.host, owner: cluster.owner, database })
  const out = join(scratch, 'types.ts')
  const url = `postgres://${cluster.owner}@localhost/${database}?host=${encodeURIComponent(cluster.host)}`
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
  if (!process.argv.includes('--check')) writeFileSync(target, made)
  else if (readFileSync(target, 'utf8') !== made) {
    console.error(`${target} is out of date: run \`npm run db:types\``)
    process.exitCode = 1
  }
} finally {
  await cluster.stop()
  rmSync(scratch, { recursive: true })
  rmSync(dir, { recursive: true })
}
