import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clamdPlace } from '#server/files/scan/clamd.ts'
import { EICAR, startFakeClamd } from '#tests/support/fake-clamd.ts'
import { aPdf, aStream } from '#tests/support/sample-pdfs.ts'
import { documentScene, goodPdf } from '#tests/support/sending-files.ts'
import { storedFiles } from '#tests/support/stored-files.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let clamd: Awaited<ReturnType<typeof startFakeClamd>>
let s: Awaited<ReturnType<typeof documentScene>>
beforeAll(async () => {
  clamd = await startFakeClamd()
  t = await testApp({ config: { clamdUrl: clamd.url } })
  s = await documentScene(t)
})
afterAll(async () => {
  await t.close()
  await clamd.close()
})
beforeEach(() => {
  clamd.behaviour = 'scan'
})

const infected = aPdf({ objects: [aStream('', Buffer.from(EICAR))] })

test('a clean file is stored, an infected one is not', async () => {
  const { id } = await s.pending()
  const bad = await s.send(id, infected)
  expect([bad.statusCode, bad.json().error.code]).toEqual([422, 'unsafe_file'])
  expect(bad.json().error.message).toContain('antivírus')
  expect(await storedFiles(t)).toEqual([])
  expect((await s.send(id, goodPdf())).statusCode).toBe(200)
  expect(clamd.scanned).toBe(2)
  expect((await s.add({}, infected)).statusCode).toBe(422)
})

test('what cannot be scanned is not accepted', async () => {
  const { id } = await s.pending()
  const large = aPdf({ objects: [aStream('/Filter /DCTDecode', Buffer.alloc(3_000_000, 7))] })
  const before = await storedFiles(t)
  for (const behaviour of ['hang-up', 'error'] as const)
    for (const file of [goodPdf(), large]) {
      clamd.behaviour = behaviour
      const answer = await s.send(id, file)
      expect([behaviour, answer.statusCode, answer.json().error?.code]).toEqual([behaviour, 503, 'unavailable'])
    }
  expect(await storedFiles(t)).toEqual(before)
  clamd.behaviour = 'scan'
  expect((await s.send(id, large)).statusCode).toBe(200)
})

test('a scanner that is not there refuses every file', async () => {
  const away = await testApp({ config: { clamdUrl: 'tcp://127.0.0.1:1' } })
  const scene = await documentScene(away)
  expect((await scene.send((await scene.pending()).id, goodPdf())).statusCode).toBe(503)
  await away.close()
})

test('its place is an address or a socket', () => {
  expect(clamdPlace('tcp://clamav:3310')).toEqual({ host: 'clamav', port: 3310 })
  expect(clamdPlace('tcp://[::1]')).toEqual({ host: '::1', port: 3310 })
  expect(clamdPlace('unix:/run/clamd.sock')).toEqual({ path: '/run/clamd.sock' })
  for (const wrong of ['', 'clamav', 'http://clamav', 'unix:run']) expect(() => clamdPlace(wrong)).toThrow('tcp://')
})
