import { open } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Files } from '#server/files/files.ts'
import { asStorageError } from '#server/files/temp-files.ts'
import { documentScene, goodPdf } from '#tests/support/sending-files.ts'
import { storedFiles } from '#tests/support/stored-files.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let full = false
/** While `full` is set, files are written to /dev/full, as if the disk were full. */
const onFullDisk = (made: Files): Files => ({
  ...made,
  put: async (ref, source, options) => {
    if (!full) return made.put(ref, source, options)
    const device = await open('/dev/full', 'w')
    try {
      await device.writeFile(source)
      throw new Error('there was space')
    } catch (error) {
      throw asStorageError(error)
    } finally {
      await device.close()
    }
  },
})
beforeAll(async () => {
  t = await testApp({ files: onFullDisk })
})
afterAll(() => t.close())

// tests/faults/server-disk-full.test.ts tests F12 with a real disk and a real server.
test('a full disk is told as such, leaves no row and no file, and is over when there is space again', async () => {
  const s = await documentScene(t)
  const { id } = await s.pending()
  full = true
  const answer = await s.send(id, goodPdf())
  expect([answer.statusCode, answer.json().error.code]).toEqual([507, 'storage_full'])
  const added = await s.add({}, goodPdf())
  expect(added.statusCode).toBe(507)
  expect(await s.rowsOf(id)).toEqual([])
  expect(
    (await t.call('GET', `/api/registrations/${s.registration.id}/documents`, { cookie: s.agent.cookie })).json().items,
  ).toHaveLength(1)
  expect(await storedFiles(t)).toEqual([])
  expect(await t.db.selectFrom('file_removals').selectAll().execute()).toEqual([])
  full = false
  expect((await s.send(id, goodPdf())).statusCode).toBe(200)
})
