import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { features } from '#features/server.ts'
import { makeEncryptedFiles } from '#server/files/encrypted-files.ts'
import { FileCorrupt, type Files } from '#server/files/files.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { makeS3Blobs } from '#server/files/s3.ts'
import { sweep } from '#server/jobs/sweep.ts'
import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import { startFakeS3 } from '#tests/support/fake-s3.ts'
import { storedFiles } from '#tests/support/stored-files.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

const MINUTE = 60_000
let t: TestApp
let admin: Awaited<ReturnType<TestApp['person']>>
/** Methods of the file store that a test replaces. */
let broken: Partial<Files> = {}
beforeAll(async () => {
  t = await testApp({
    files: (made) => ({
      ...made,
      put: (...args) => (broken.put ?? made.put)(...args),
      get: (ref) => (broken.get ?? made.get)(ref),
      remove: (key) => (broken.remove ?? made.remove)(key),
    }),
  })
})
afterAll(() => t.close())
beforeEach(async () => {
  broken = {}
  t.clock.ahead = 0
  await t.db.deleteFrom('rate_limits').execute()
  await t.db.deleteFrom('file_removals').execute()
  admin = await t.person('admin')
})

const tryFiles = async () => {
  const answer = await t.call('POST', '/api/integrations/files/test', { cookie: admin.cookie })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const listed = async () => (await t.db.selectFrom('file_removals').select('file_path').execute()).length
const audited = () =>
  t.db
    .selectFrom('audit_log')
    .select(['subject_type', 'subject_id', 'details'])
    .where('action', '=', 'integration.tested')
    .where('actor_id', '=', admin.id)
    .execute()
const failing = (code: string) => () =>
  Promise.reject(Object.assign(new Error(`${code}: not now, open '/srv/files/secret-place'`), { code }))

describe('the disk', () => {
  test('takes a file, gives it back, and nothing of it is left', async () => {
    expect(await tryFiles()).toEqual({ ok: true, detail: null, at: expect.any(String) })
    expect(await audited()).toEqual([
      { subject_type: 'integration', subject_id: 'files', details: { ok: true, detail: null } },
    ])
    expect([await storedFiles(t), await listed()]).toEqual([[], 0])
  })

  test('that cannot be written is told by its code, without the folder', async () => {
    const folder = join(t.services.config.dataDir, 'files')
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, 'a file where the folder should be')
    try {
      const told = await tryFiles()
      expect(told).toMatchObject({ ok: false, detail: 'EEXIST' })
      expect(await audited()).toMatchObject([{ details: { ok: false, detail: 'EEXIST' } }])
    } finally {
      await rm(folder)
    }
    broken = { put: failing('EROFS') }
    const told = await t.call('POST', '/api/integrations/files/test', { cookie: admin.cookie })
    expect(told.json()).toMatchObject({ ok: false, detail: 'EROFS' })
    expect(told.body).not.toContain('secret-place')
    expect(await storedFiles(t)).toEqual([])
  })

  test('that gives back other bytes is found out, and the file is removed', async () => {
    broken = { get: async () => Readable.from([Buffer.alloc(4096)]) }
    expect(await tryFiles()).toMatchObject({ ok: false, detail: 'different' })
    expect([await storedFiles(t), await listed()]).toEqual([[], 0])
  })

  test.each([
    ['EIO', failing('EIO')],
    ['FileCorrupt', () => Promise.reject(new FileCorrupt('damaged'))],
  ])('that cannot read the file (%s) keeps none', async (detail, get) => {
    broken = { get }
    expect(await tryFiles()).toMatchObject({ ok: false, detail })
    expect([await storedFiles(t), await listed()]).toEqual([[], 0])
  })

  test('that breaks off while it is read keeps no file either', async () => {
    broken = {
      get: async () =>
        new Readable({
          read() {
            this.destroy(Object.assign(new Error('cut off'), { code: 'ECONNRESET' }))
          },
        }),
    }
    expect(await tryFiles()).toMatchObject({ ok: false, detail: 'ECONNRESET' })
    expect([await storedFiles(t), await listed()]).toEqual([[], 0])
  })

  test('that does not remove the file is told so, and the sweep removes it later', async () => {
    broken = { remove: failing('EBUSY') }
    expect(await tryFiles()).toMatchObject({ ok: false, detail: 'EBUSY' })
    expect([(await storedFiles(t)).length, await listed()]).toEqual([1, 1])
    broken = {}
    // The sweep does not remove the file of a storage test that still runs.
    await removeFiles(t.services)
    expect(await storedFiles(t)).toHaveLength(1)
    t.clock.ahead = 6 * MINUTE
    await sweep(t.services, features)
    expect([await storedFiles(t), await listed()]).toEqual([[], 0])
  })

  test('what a store kept of a write that it did not confirm is removed by the sweep', async () => {
    const { put } = t.services.files
    let first = true
    broken = {
      put: async (...args) => {
        if (!first) throw new Error('called twice')
        first = false
        broken = {}
        await put(...args)
        throw Object.assign(new Error('no answer'), { name: 'TimeoutError' })
      },
    }
    expect(await tryFiles()).toMatchObject({ ok: false, detail: 'TimeoutError' })
    expect(await storedFiles(t)).toHaveLength(1)
    t.clock.ahead = 6 * MINUTE
    await sweep(t.services, features)
    expect([await storedFiles(t), await listed()]).toEqual([[], 0])
  })

  test('is tried twenty times at most in ten minutes', async () => {
    for (let n = 0; n < 20; n++) await tryFiles()
    const refused = await t.call('POST', '/api/integrations/files/test', { cookie: admin.cookie })
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
  })
})

describe('a bucket', () => {
  const account = { region: 'us-east-1', bucket: 'travessia-test', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
  /** Runs the storage test against another server; `never` shortens the timeout for one that never answers. */
  const storeAt = async (endpoint: string, never = false) => {
    const spoolFolder = await mkdtemp(join(tmpdir(), 'spool-'))
    const blobs = makeS3Blobs({ ...account, endpoint, spoolFolder, ...(never ? { timeoutMs: 200 } : {}) })
    const { put, get, remove } = makeEncryptedFiles(blobs, makeKeys({ appKey: newAppKey() }))
    broken = { put, get, remove }
    return { blobs, close: () => rm(spoolFolder, { recursive: true, force: true }) }
  }
  /** A server that gives every request the same answer, or none. */
  const serverThat = async (answer: { status: number; code: string } | 'never') => {
    const server = createServer((request, response) => {
      request.resume()
      if (answer === 'never') return
      const body = `<?xml version="1.0"?><Error><Code>${answer.code}</Code><Message>not for AKIA1234</Message></Error>`
      request.on('end', () => response.writeHead(answer.status, { 'content-type': 'application/xml' }).end(body))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const close = async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    }
    return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
  }

  test('takes a file, gives it back, and nothing of it is left', async () => {
    const s3 = await startFakeS3()
    const asked: string[] = []
    const { close } = await storeAt(s3.endpoint)
    const { put, remove } = broken
    broken = {
      ...broken,
      put: async (ref, ...rest) => {
        asked.push(ref.key)
        if (!put) throw new Error('no store')
        return put(ref, ...rest)
      },
      remove: async (key) => {
        asked.push(key)
        await remove?.(key)
      },
    }
    expect(await tryFiles()).toEqual({ ok: true, detail: null, at: expect.any(String) })
    expect(asked).toEqual([asked[0], asked[0]])
    await expect(makeS3Blobs({ ...s3, spoolFolder: s3.folder }).get(asked[0] ?? '')).rejects.toThrow('no file under')
    expect(await listed()).toBe(0)
    await close()
    await s3.close()
  })

  test.each([
    [{ status: 403, code: 'AccessDenied' }, 'AccessDenied'],
    [{ status: 404, code: 'NoSuchBucket' }, 'NoSuchBucket'],
    [{ status: 500, code: 'InternalError' }, 'InternalError'],
    ['never', 'TimeoutError'],
  ] as const)('that answers %j is told by its code', async (answer, detail) => {
    const server = await serverThat(answer)
    const store = await storeAt(server.endpoint, answer === 'never')
    const told = await tryFiles()
    expect(told).toMatchObject({ ok: false, detail })
    expect(await audited()).toMatchObject([{ details: { ok: false, detail } }])
    await store.close()
    await server.close()
  })

  test('that nobody serves is told by its code', async () => {
    const server = await serverThat('never')
    await server.close()
    const store = await storeAt(server.endpoint)
    expect(await tryFiles()).toMatchObject({ ok: false, detail: 'ECONNREFUSED' })
    await store.close()
  })
})
