import { readFile, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OLDEST_STEP } from '#server/db/migration-file.ts'
import type { Blobs } from '#server/files/blobs.ts'
import { StorageFull } from '#server/files/files.ts'
import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import { checkBackup } from '#server/operations/backup/check-backup.ts'
import { compareRestored } from '#server/operations/backup/compare-restored.ts'
import { loadBackup } from '#server/operations/backup/load-backup.ts'
import { restoreBackup } from '#server/operations/backup/restore-backup.ts'
import { verifyBackup } from '#server/operations/backup/verify-backup.ts'
import { StartupError } from '#server/start/startup-error.ts'
import { backupScene } from '#tests/support/backup-scene.ts'
import type { EmptyPlace } from '#tests/support/empty-place.ts'
import { storedFiles } from '#tests/support/stored-files.ts'

const scene = backupScene()
const going = new AbortController().signal
const quiet = { warn: () => undefined }

let backup: Awaited<ReturnType<typeof scene.take>>
let to: EmptyPlace
beforeAll(async () => {
  backup = await scene.take()
})
beforeEach(async () => {
  to = await scene.somewhere()
})

const restore = (path = backup.path, keys = backup.keys) =>
  restoreBackup({ config: to.config, keys, stop: going }, path, quiet)

async function refusal(path: string, keys = backup.keys): Promise<string> {
  const error: unknown = await restore(path, keys).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StartupError)
  return error instanceof Error ? error.message : ''
}

/** The refused restore left no table, view, sequence or file behind, so the good backup can still be restored. */
async function isUntouched(): Promise<boolean> {
  const { rows } = await to.owner.query(
    `select nspname, relname from pg_class c join pg_namespace n on n.oid = relnamespace
     where nspname in ('public', 'graphile_worker') and relkind in ('r', 'v', 'S')`,
  )
  return rows.length === 0 && (await to.blobs.isEmpty())
}

describe('what is no whole backup of ours is refused, and nothing is restored', () => {
  test('cut off, also at the border of a chunk, lengthened, or with any byte changed', async () => {
    const whole = await readFile(backup.path)
    const [chunk, header] = [64 * 1024 + 16, 72]
    const copy = `${backup.path}.damaged`
    const damages: [string, Buffer][] = [0, 10, header, header + 5, header + chunk, whole.length - 1].map((length) => [
      `cut after ${length} bytes`,
      whole.subarray(0, length),
    ])
    damages.push(['one byte more', Buffer.concat([whole, Buffer.alloc(1)])])
    for (const at of [0, 20, header, header + chunk + 9, Math.floor(whole.length / 2), whole.length - 1]) {
      const changed = Buffer.from(whole)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      damages.push([`byte ${at} changed`, changed])
    }
    for (const [name, bytes] of damages) {
      await writeFile(copy, bytes)
      expect(await refusal(copy), name).toContain('não é uma cópia íntegra')
    }
    expect(await isUntouched()).toBe(true)
    await restore()
  })

  test('made with another key, which is told apart; with the key as the previous one it opens', async () => {
    const others = makeKeys({ appKey: newAppKey() })
    expect(await refusal(backup.path, others)).toContain('outra chave')
    expect(await isUntouched()).toBe(true)
    const [appKey, previousAppKey, backupKey] = [newAppKey(), newAppKey(), newAppKey()]
    const sealedBefore = await scene.take({ ...scene.source, keys: makeKeys({ appKey: previousAppKey }) })
    for (const keys of [makeKeys({ appKey, previousAppKey }), makeKeys({ appKey: previousAppKey, backupKey })])
      expect((await checkBackup({ path: sealedBefore.path, keys }, going)).totals).toMatchObject(sealedBefore.totals)
  })

  test('sealed with a backup key of its own, which the app key does not open', async () => {
    const [appKey, backupKey] = [newAppKey(), newAppKey()]
    const sealed = await scene.take({ ...scene.source, keys: makeKeys({ appKey, backupKey }) })
    expect(await refusal(sealed.path, makeKeys({ appKey }))).toContain('outra chave')
    const elsewhere = { path: sealed.path, keys: makeKeys({ appKey: newAppKey(), backupKey }) }
    expect((await checkBackup(elsewhere, going)).totals).toMatchObject(sealed.totals)
  })

  test('not there', async () => {
    expect(await refusal(`${backup.path}.gone`)).toContain('Não há cópia em')
  })

  test('made by a newer version of the program', async () => {
    const { owner } = scene.t
    await owner.query(`insert into schema_migrations (name) values ('9999-of-tomorrow.sql')`)
    const { path } = await scene.take()
    await owner.query(`delete from schema_migrations where name = '9999-of-tomorrow.sql'`)
    expect(await refusal(path)).toContain('versão mais nova')
    expect(await isUntouched()).toBe(true)
  })

  test('made by a version before the schema files can follow on', async () => {
    const { owner } = scene.t
    await owner.query('delete from schema_migrations where name = $1', [OLDEST_STEP])
    const { path } = await scene.take()
    await owner.query(`insert into schema_migrations (name, kind) values ($1, 'expands')`, [OLDEST_STEP])
    expect(await refusal(path)).toContain('antiga demais')
    expect(await isUntouched()).toBe(true)
  })
})

describe('a place that is not empty is refused and left as it is', () => {
  test('a database with a table, or with a job that waits', async () => {
    await to.owner.query('create table anything (id int)')
    expect(await refusal(backup.path)).toContain('O banco de dados não está vazio')
    expect(await to.blobs.isEmpty()).toBe(true)
    await to.owner.query('drop table anything')
    await to.owner.query(
      'create schema graphile_worker create table jobs (id int); insert into graphile_worker.jobs values (1)',
    )
    expect(await refusal(backup.path)).toContain('O banco de dados não está vazio')
  })

  test('a file store with a file', async () => {
    const key = 'a-file-of-somebody-else'
    await to.blobs.put(key, (async function* () {})())
    expect(await refusal(backup.path)).toContain('O armazenamento de arquivos não está vazio')
    await to.blobs.remove(key)
    expect(await isUntouched()).toBe(true)
  })
})

describe('a restore that fails on the way leaves nothing', () => {
  const loading = (blobs: Blobs, stop = going) => loadBackup(backup, { place: to.place, blobs }, stop)

  test('because the store is full', async () => {
    let puts = 0
    const full: Blobs = {
      ...to.blobs,
      put: async (key, source) => {
        puts += 1
        if (puts > 3) throw new StorageFull('no space left for files')
        await to.blobs.put(key, source)
      },
    }
    await expect(loading(full)).rejects.toThrow(StorageFull)
    expect(puts).toBe(4)
    expect(await isUntouched()).toBe(true)
    await restore()
  })

  test('because somebody interrupts it, or the database goes away', async () => {
    const interrupted = new AbortController()
    const stopping: Blobs = {
      ...to.blobs,
      put: async (key, source) => {
        await to.blobs.put(key, source)
        interrupted.abort(new StartupError('Interrompido.'))
      },
    }
    await expect(loading(stopping, interrupted.signal)).rejects.toThrow('Interrompido.')
    expect(await isUntouched()).toBe(true)
    const cutting: Blobs = {
      ...to.blobs,
      put: async (key, source) => {
        await to.blobs.put(key, source)
        await to.owner.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
      },
    }
    await expect(loading(cutting)).rejects.toThrow()
    expect(await isUntouched()).toBe(true)
  })
})

describe('the comparison', () => {
  test('finds one changed row, one row too many, a changed file and a missing one', async () => {
    await loadBackup(backup, to, going)
    const compare = () => compareRestored(backup, to, going)
    await compare()
    const raiseVersion = (by: number) => to.owner.query('update profiles set version = version + $1', [by])
    await to.owner.query('alter table profiles disable trigger user')
    await raiseVersion(1)
    await expect(compare()).rejects.toThrow('a tabela "public"."profiles" não é igual')
    await raiseVersion(-1)
    await compare()

    await to.owner.query(`insert into rate_limits values ('one more', 1, now())`)
    await expect(compare()).rejects.toThrow('a tabela "public"."rate_limits" não é igual')
    await to.owner.query(`delete from rate_limits where key = 'one more'`)

    const [key = ''] = await storedFiles(scene.t)
    const bytes = await buffer(await to.blobs.get(key))
    bytes.writeUInt8(bytes.readUInt8(80) ^ 1, 80)
    await to.blobs.put(key, Readable.from([bytes]))
    await expect(compare()).rejects.toThrow(`o arquivo ${key} não é igual`)
    await to.blobs.remove(key)
    await expect(compare()).rejects.toThrow(`o arquivo ${key} não é igual`)
  })
})

test('a whole backup is proven in a place of its own, of which nothing is left', async () => {
  expect(await verifyBackup({ ...scene.source, config: to.config }, backup.path)).toMatchObject(backup.totals)
  expect(await isUntouched()).toBe(true)
})
