import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { isBuilt, PAGE_PARTS, SERVER_PARTS, sourceHash } from './source-hash.ts'

function run(args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status === 0) return
  process.stderr.write(`${stdout}${stderr}\nA construção falhou (build failed).\n`)
  process.exit(1)
}

function timed(what: string, build: () => void): void {
  const start = performance.now()
  build()
  console.log(`${what} em ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

if (!isBuilt(PAGE_PARTS))
  timed('Páginas construídas', () => {
    const hash = sourceHash(PAGE_PARTS)
    rmSync('build', { recursive: true, force: true })
    run(['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'])
    run(['scripts/postbuild.ts'])
    // A file saved while the build ran must lead to a new build next time.
    writeFileSync(PAGE_PARTS.hashFile, hash)
  })
if (!isBuilt(SERVER_PARTS)) timed('Servidor construído', () => run(['scripts/bundle-server.ts']))
