import { copyFileSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { verifyAudit } from '#server/audit/verify-audit.ts'
import { type DatabasePlace, ownerClient } from '#server/db/connect.ts'
import { OWNER, withOwner } from '#server/db/embedded/owner-connection.ts'
import { startCluster } from '#server/db/embedded/start-cluster.ts'
import { newAppKey } from '#server/keys/keys.ts'
import { createDatabase } from '#tests/support/create-database.ts'
import { startFakeS3 } from '#tests/support/fake-s3.ts'
import { startFakeSmtp } from '#tests/support/fake-smtp.ts'
import { brokenFiles, copyOf, halfDone, missingIn, startBusiness } from './support/busy-business.ts'
import { anEmail, call, PASSWORD, signIn, signUp } from './support/calls.ts'
import { eventually } from './support/eventually.ts'
import { loginsOf, urlOf } from './support/given-database.ts'
import { lengthOf } from './support/length.ts'
import { runScript } from './support/run-script.ts'
import { livingDatabase, scratchServers } from './support/scratch-servers.ts'
import type { ServerProcess } from './support/server-process.ts'

const LOAD_MS = lengthOf({ short: 1500, full: 10_000 })
const BALLAST = lengthOf({ short: 10_000, full: 100_000 })

const here = scratchServers()
type Env = Record<string, string>
type Side = { env: Env; place: DatabasePlace }

async function ask<T>(place: DatabasePlace, work: (owner: ReturnType<typeof ownerClient>) => Promise<T>): Promise<T> {
  const owner = ownerClient(place)
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

/** Runs load, takes a backup meanwhile and erases one account afterwards; returns what was confirmed before the backup started. */
async function backUp(server: ServerProcess, { env, place }: Side, appKey: string, more: string[]) {
  const { origin } = server
  const business = await startBusiness(origin, place, appKey)
  await ask(place, (owner) =>
    owner.query(
      `insert into verifications (identifier, value, expires_at)
       select gen_random_uuid()::text, repeat('x', 200), now() + interval '1 day' from generate_series(1, $1)`,
      [BALLAST],
    ),
  )
  const leaver = anEmail()
  const { cookie } = await signUp(origin, leaver)
  await sleep(LOAD_MS)
  await eventually(() => {
    for (const [kind, ids] of Object.entries(business.acked)) expect(ids.length, kind).toBeGreaterThan(2)
  })
  const before = copyOf(business.acked)
  const folder = join(here.folder, 'copies')
  let stopped: Promise<void> | undefined
  // The load runs until everything is copied, and stops before the backup verifies its copy.
  const backup = await runScript('backup.ts', [folder, ...more], env, (output) => {
    if (output.includes('Copiados')) stopped ??= business.stop()
  })
  await (stopped ?? business.stop())
  const during = business.acked.messages.length - before.messages.length
  expect(backup, backup.output).toMatchObject({ code: 0 })
  expect(business.odd, server.output()).toEqual([])
  expect(during).toBeGreaterThan(0)
  const erased = await call(origin, '/api/account/erase', { cookie, body: { currentPassword: PASSWORD } })
  expect(erased.status).toBe(200)
  const [name = ''] = readdirSync(folder).filter((each) => !each.startsWith('.'))
  return { path: join(folder, name), backup, before, during, leaver }
}

type BackedUp = Awaited<ReturnType<typeof backUp>>

/** Restores into the empty place, starts a server on it and checks that everything confirmed before the backup is there. */
async function restoreAndLook(made: BackedUp, env: Env, placeOf: () => DatabasePlace, appKey: string) {
  const { path, backup, before, during, leaver } = made
  const restored = await runScript('restore.ts', [path], env)
  expect(restored, restored.output).toMatchObject({ code: 0 })
  const server = await here.spawn(env)
  const ready = await server.ready()
  const files = await ask(placeOf(), async (owner) => {
    expect(await missingIn(owner, before)).toEqual([])
    expect(await halfDone(owner)).toEqual([])
    const { rows } = await owner.query<{ name: string }>(
      `select p.name from erasures e join profiles p on p.id = e.user_id where p.erased_at is not null`,
    )
    expect(rows).toEqual([{ name: 'Conta apagada' }])
    expect(await verifyAudit(owner)).toMatchObject({ ok: true })
    return brokenFiles(server.origin, owner, appKey)
  })
  expect(files.broken).toEqual([])
  expect(files.all).toBeGreaterThanOrEqual(before.files.length)
  expect((await signIn(server.origin, leaver)).status).toBe(401)
  expect((await signIn(server.origin, before.accounts[0] ?? '')).status).toBe(200)
  const { accounts, messages, orders } = before
  console.log(
    `confirmed before the backup: ${accounts.length} accounts, ${messages.length} messages, ${orders.length} orders, ` +
      `${before.files.length} files, none missing; ${during} messages confirmed while it was taken. ` +
      `Backup ${backup.ms} ms, ${backup.mostMegabytes.toFixed(0)} MB of memory; restore ${restored.ms} ms, ` +
      `${restored.mostMegabytes.toFixed(0)} MB, start to /readyz ${ready} ms: RTO ${((restored.ms + ready) / 1000).toFixed(1)} s`,
  )
  // Memory does not depend on the number of rows, because backup and restore stream them.
  for (const { mostMegabytes } of [backup, restored]) expect(mostMegabytes).toBeLessThan(400)
}

// F17
test('a backup under load comes back whole in an empty place, and whoever was erased since is erased again', async () => {
  const server = await here.start()
  const appKey = readFileSync(join(here.dataDir, 'app.key'), 'utf8').trim()
  const place = { socket: here.database().socket, owner: OWNER, database: 'travessia' }
  const made = await backUp(server, { env: { DATA_DIR: here.dataDir }, place }, appKey, ['--keep', '3'])
  expect(made.backup.output).toMatch(/Verificada: restaurada em um lugar vazio e comparada/)
  const bytes = readFileSync(made.path)
  for (const text of [made.before.accounts[0] ?? '', 'business_registrations']) expect(bytes.includes(text)).toBe(false)
  await server.kill('SIGTERM')

  const dataDir = join(here.folder, 'r')
  mkdirSync(dataDir, { mode: 0o755 })
  for (const name of ['app.key', 'erasures.log']) copyFileSync(join(here.dataDir, name), join(dataDir, name))
  const restoredTo = () => ({ ...place, socket: livingDatabase(dataDir)?.socket ?? '' })
  await restoreAndLook(made, { DATA_DIR: dataDir }, restoredTo, appKey)

  const [lost] = globSync('files/??/*', { cwd: dataDir })
  rmSync(join(dataDir, lost ?? ''))
  const incomplete = await runScript('backup.ts', [join(here.folder, 'more'), '--unverified'], { DATA_DIR: dataDir })
  expect([incomplete.code, incomplete.output]).toEqual([1, expect.stringContaining('INCOMPLETA: 1 arquivos')])
})

test('what a command cannot do it says in a sentence, and ends with 2', async () => {
  const APP_KEY = newAppKey()
  const refused: [string, string[], Env, string][] = [
    ['backup.ts', [], { APP_KEY }, 'Diga para onde'],
    ['backup.ts', [here.folder, '--keep', 'many'], { APP_KEY }, 'Uso: npm run backup'],
    ['backup.ts', [here.folder], { APP_KEY }, 'Não há banco de dados em'],
    ['restore.ts', [], { APP_KEY }, 'Uso: npm run restore'],
    ['restore.ts', [join(here.folder, 'x.backup')], {}, 'Não há chave: defina APP_KEY'],
    ['rotate-keys.ts', [], { APP_KEY }, 'APP_KEY_PREVIOUS'],
    ['send-alert.ts', [], { APP_KEY }, 'Uso: node scripts/send-alert.ts'],
    ['send-alert.ts', ['travessia-backup.service'], { APP_KEY }, 'SMTP_URL e OWNER_EMAIL'],
  ]
  for (const [name, args, env, text] of refused) {
    const { code, output } = await runScript(name, args, { DATA_DIR: here.dataDir, ...env })
    expect([name, code, output]).toEqual([name, 2, expect.stringContaining(text)])
    expect(output).not.toMatch(/^\s+at /m)
  }
})

test('a unit that failed is mailed to the owner with the end of its log', async () => {
  const smtp = await startFakeSmtp()
  try {
    const env = { SMTP_URL: smtp.url, OWNER_EMAIL: 'owner@example.test', DATA_DIR: here.dataDir }
    const log = `${'an older line\n'.repeat(5000)}SEM CÓPIA: <the disk is full>\n`
    const { code } = await runScript('send-alert.ts', ['travessia-backup.service'], env, undefined, log)
    expect([code, smtp.messages.length]).toEqual([0, 1])
    const [mail] = smtp.messages
    expect(mail).toMatchObject({
      envelopeTo: ['owner@example.test'],
      subject: expect.stringMatching(/^travessia-backup\.service falhou em /),
      text: expect.stringContaining('SEM CÓPIA: <the disk is full>'),
      html: expect.stringContaining('&lt;the disk is full&gt;'),
    })
    expect(mail?.text.length).toBeLessThan(25_000)
  } finally {
    await smtp.close()
  }
})

/** An external database server: set up as the guide says, or as before 0.18 with one login, an owner that may only create roles. */
async function elsewhere(name: string, asTold: boolean) {
  const cluster = await startCluster({ dir: join(here.folder, name) })
  await withOwner(cluster, async (client) => {
    if (asTold) return createDatabase(client)
    await client.query('create role travessia login createrole')
    await client.query('create database travessia owner travessia')
  })
  const url = urlOf(cluster.host, 'travessia', 'travessia')
  const logins = asTold ? loginsOf(cluster.host, 'travessia') : { DATABASE_URL: url }
  const s3 = await startFakeS3()
  const close = async () => {
    await s3.close()
    await cluster.stop()
  }
  return { env: { ...logins, ...s3.env, DATA_DIR: join(here.folder, `${name}-node`) }, place: { url }, close }
}

test('the same from a database and a bucket of their own to others, by an owner who is no superuser', async () => {
  const [from, to] = await Promise.all([elsewhere('x', false), elsewhere('y', true)])
  const APP_KEY = newAppKey()
  try {
    const source = { ...from, env: { ...from.env, APP_KEY } }
    const server = await here.start(source.env)
    expect(server.output()).toContain('long lists are slow')
    expect(server.output()).toContain('docs/operations.md, \\"Separate logins\\"')
    const made = await backUp(server, source, APP_KEY, ['--unverified'])
    expect(made.backup.output).toContain('NÃO verificada.')
    await server.kill('SIGTERM')
    mkdirSync(to.env.DATA_DIR)
    copyFileSync(join(from.env.DATA_DIR, 'erasures.log'), join(to.env.DATA_DIR, 'erasures.log'))
    await restoreAndLook(made, { ...to.env, APP_KEY }, () => to.place, APP_KEY)
  } finally {
    await here.killAll()
    await Promise.all([from.close(), to.close()])
  }
})
