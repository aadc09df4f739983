import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { blockedFolder } from '#server/db/embedded/reachable.ts'
import { newAppKey } from '#server/keys/keys.ts'
import { anEmail, signUp } from './support/calls.ts'
import { normalUser } from './support/normal-user.ts'
import { thisProject } from './support/project-copy.ts'
import { livingDatabase, scratchServers } from './support/scratch-servers.ts'
import type { ServerOptions } from './support/server-process.ts'

const here = scratchServers()

/** The output of a server that refuses to start: sentences for people, never a stack trace. */
async function refusal(env: Record<string, string>, options?: ServerOptions): Promise<string> {
  const from = performance.now()
  const server = await here.spawn(env, options)
  expect(await server.ended(60_000), server.output()).toBe(1)
  console.log(`refused after ${Math.round(performance.now() - from)} ms: ${server.output().trim()}`)
  expect(server.output()).not.toMatch(/^\s+at |Error:|node:internal/m)
  return server.output()
}

test('every mistake in the environment is named in one list', async () => {
  const said = await refusal({
    PORT: 'abc',
    APP_KEY: 'short',
    DATABASE_URL: 'nowhere',
    LOG_LEVEL: 'loud',
    OWNER_EMAIL: 'nobody',
    DEMO: 'yes',
  })
  for (const name of ['PORT', 'APP_KEY', 'DATABASE_URL', 'LOG_LEVEL', 'OWNER_EMAIL', 'DEMO'])
    expect(said).toMatch(new RegExp(`^  - ${name}: .+`, 'm'))
  expect(livingDatabase(here.dataDir)).toBeUndefined()
})

test('a database of one’s own needs a key and has to answer', async () => {
  const url = `postgres://owner@localhost/travessia?host=${encodeURIComponent(join(here.folder, 'nothing'))}`
  expect(await refusal({ DATABASE_URL: url })).toContain('APP_KEY: obrigatória com DATABASE_URL')
  const said = await refusal({ DATABASE_URL: url, APP_KEY: newAppKey() })
  expect(said).toContain('O banco de dados de DATABASE_URL não responde')
})

test('a data folder that cannot be written is named', async () => {
  writeFileSync(join(here.folder, 'file'), '')
  const inFile = join(here.folder, 'file')
  expect(await refusal({ DATA_DIR: inFile })).toContain(`A pasta de dados não pode ser escrita: ${inFile}`)
  // Root can write anywhere, so the test runs as `nobody`, unless that user cannot reach the project.
  if (normalUser && blockedFolder(thisProject.root, normalUser)) return
  const locked = join(here.folder, 'locked')
  mkdirSync(locked)
  chmodSync(locked, 0o555)
  const said = await refusal({ DATA_DIR: join(locked, 'd') }, normalUser ? { spawn: normalUser } : {})
  expect(said).toContain(`A pasta de dados não pode ser escrita: ${locked}/d`)
})

test('a folder that was once a demo is not put in front of the world', async () => {
  const first = await here.start()
  await here.ask(`insert into profiles (email, name) values ('admin@demo.travessia.test', 'Demo')`)
  expect((await first.kill('SIGTERM')).code).toBe(0)
  expect(await refusal({ APP_ORIGIN: 'https://travessia.example' })).toContain('contas de demonstração')
  expect(livingDatabase(here.dataDir)).toBeUndefined()
})

test('a damaged key is named, never replaced', async () => {
  mkdirSync(here.dataDir)
  writeFileSync(join(here.dataDir, 'app.key'), 'half a k')
  expect(await refusal({})).toContain(`A chave em ${here.dataDir}/app.key está danificada`)
})

test('a second server on the same folder is refused and the first one keeps working', async () => {
  const first = await here.start()
  const { pid } = here.database()
  expect(await refusal({})).toContain(`Outro servidor já usa a pasta de dados ${here.dataDir}`)
  expect(here.database().pid).toBe(pid)
  expect((await signUp(first.origin, anEmail())).status).toBe(201)
})

test('a taken port and a database newer than the program are named, and no database is left running', async () => {
  const first = await here.start()
  await here.ask(`insert into schema_migrations (name) values ('9999-future.sql')`)
  expect((await first.kill('SIGTERM')).code).toBe(0)
  const newer = await refusal({})
  expect(newer).toContain('O banco de dados é mais novo que este programa')
  expect(newer).toContain('9999-future.sql')
  expect(livingDatabase(here.dataDir)).toBeUndefined()

  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => other.once('listening', listening))
  const address = other.address()
  const port = address && typeof address === 'object' ? String(address.port) : ''
  const dataDir = join(here.folder, 'e')
  expect(await refusal({ DATA_DIR: dataDir, PORT: port })).toContain(`A porta ${port} já está em uso`)
  expect(livingDatabase(dataDir)).toBeUndefined()
  other.close()
})

test('without a built site the server says what to do', async () => {
  // Symbolic links give the sources a folder without a build.
  for (const part of ['src', 'node_modules', 'package.json'])
    symlinkSync(join(thisProject.root, part), join(here.folder, part))
  const flags = ['--preserve-symlinks', '--preserve-symlinks-main', join(here.folder, 'src/server/main.ts')]
  const said = await refusal({ API_ONLY: '0' }, { command: [thisProject.node, ...flags] })
  expect(said).toContain('npm run build')
  expect(livingDatabase(here.dataDir)).toBeUndefined()
})
