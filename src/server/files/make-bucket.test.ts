import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeS3 } from '#tests/support/fake-s3.ts'
import { makeBucket } from './make-bucket.ts'

let service: Awaited<ReturnType<typeof startFakeS3>>
beforeAll(async () => {
  service = await startFakeS3()
})
afterAll(() => service.close())

test('a bucket is made once and then left as it is', async () => {
  const wanted = { ...service, bucket: 'new-files' }
  expect(await makeBucket(wanted)).toBe(true)
  expect(await makeBucket(wanted)).toBe(false)
  expect(await makeBucket(service)).toBe(false)
})

test('a service that refuses or is away is an error', async () => {
  await expect(makeBucket({ ...service, bucket: 'No_Such_Name' })).rejects.toThrow()
  await expect(makeBucket({ ...service, endpoint: 'http://127.0.0.1:1' })).rejects.toThrow()
})
