import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { HASH_FILE, sourceHash } from './source-hash.ts'

const hash = sourceHash()
const builtFrom = existsSync(HASH_FILE) ? readFileSync(HASH_FILE, 'utf8') : ''

function run(args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status === 0) return
  process.stderr.write(`${stdout}${stderr}\nA construção das páginas falhou (build failed).\n`)
  process.exit(1)
}

if (builtFrom !== hash) {
  const start = performance.now()
  rmSync('build', { recursive: true, force: true })
  run(['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'])
  run(['scripts/postbuild.ts'])
  // A file saved while the build ran must lead to a new build next time.
  writeFileSync(HASH_FILE, hash)
  console.log(`Páginas construídas em ${((performance.now() - start) / 1000).toFixed(1)} s`)
}
