import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerClient } from '#server/db/connect.ts'
import { startCluster } from '#server/db/embedded/start-cluster.ts'
import { openTemporaryPlace } from './temporary-place.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'verify-'))
  await chmod(root, 0o755)
})
afterAll(() => rm(root, { recursive: true, force: true }))

const answers = async (socket: string): Promise<boolean> => {
  const client = ownerClient({ socket, owner: 'travessia_owner', database: 'postgres' })
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

test('what a killed run has left goes, its server too; what another run works with stays', async () => {
  const { pid: gone } = spawnSync('true')
  const [left, half, working] = [`${gone}-left`, `${gone}-half`, `${process.ppid}-working`]
  for (const name of [left, half, working]) await mkdir(join(root, name), { mode: 0o755 })
  const abandoned = await startCluster({ dir: join(root, left, 'postgres') })
  expect(await answers(abandoned.host)).toBe(true)

  const { place, blobs, close } = await openTemporaryPlace(root)
  expect(await answers(abandoned.host)).toBe(false)
  const [own, ...others] = (await readdir(root)).filter((name) => name !== working)
  expect([own, others]).toEqual([expect.stringMatching(new RegExp(`^${process.pid}-`)), []])
  expect(await blobs.isEmpty()).toBe(true)
  expect('socket' in place && (await answers(place.socket))).toBe(true)
  await close()
  expect('socket' in place && (await answers(place.socket))).toBe(false)
  expect(await readdir(root)).toEqual([working])
})
