import { join } from 'node:path'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { anExport } from '#demo/factories/data-export.ts'
import { makeBackup } from '#server/operations/backup/make-backup.ts'
import type { Operation } from '#server/operations/operation.ts'
import { type EmptyPlace, emptyPlace, urlOf } from './empty-place.ts'
import { markedCustomer, newMark } from './marked-customer.ts'
import { type TestApp, testApp } from './test-app.ts'

/** A server with rows in almost every table, files and an export, and empty places to restore its backup to. */
export function backupScene() {
  const closing: (() => Promise<void>)[] = []
  let t: TestApp
  let source: Operation

  beforeAll(async () => {
    t = await testApp()
    const staff = {
      agentId: (await t.person('agent')).id,
      adminId: (await t.person('admin')).id,
      superadminId: (await t.person('superadmin')).id,
    }
    const { id } = await markedCustomer(t, newMark(), staff)
    await anExport(t.context, id)
    const config = { databaseUrl: urlOf(t.place), dataDir: t.services.config.dataDir, s3: undefined }
    source = { config, keys: t.services.keys, stop: new AbortController().signal }
  })
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })
  afterAll(() => t.close())

  return {
    get t() {
      return t
    },
    get source() {
      return source
    },
    /** Makes a backup now; returns its folder, its counts and the keys to open it. */
    async take(from: Operation = source) {
      const { unfinished, totals } = await makeBackup(from, join(source.config.dataDir, 'copies'), new Date())
      return { path: unfinished, totals, keys: from.keys }
    },
    async somewhere(): Promise<EmptyPlace> {
      const place = await emptyPlace()
      closing.push(place.close)
      return place
    },
  }
}
