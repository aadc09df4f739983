import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type DatabasePlace, ownerClient } from '#server/db/connect.ts'
import { makeBlobs } from '#server/files/make-files.ts'

/** The URL of a database on the tests' server, in the form of DATABASE_URL. */
export const urlOf = (place: DatabasePlace): string =>
  'url' in place
    ? place.url
    : `postgres://${place.owner}@localhost/${place.database}?host=${encodeURIComponent(place.socket)}`

/** An empty database and an empty file store: the target that a restore requires. */
export async function emptyPlace() {
  const place = { ...inject('cluster'), database: `e_${randomBytes(6).toString('hex')}` }
  const admin = ownerClient({ ...place, database: 'postgres' })
  await admin.connect()
  await admin.query(`create database ${place.database}`)
  const owner = ownerClient(place)
  await owner.connect()
  const config = {
    databaseUrl: urlOf(place),
    dataDir: await mkdtemp(join(tmpdir(), 'travessia-test-')),
    s3: undefined,
  }
  return {
    place,
    config,
    owner,
    blobs: makeBlobs(config),
    close: async () => {
      await owner.end()
      await admin.query(`drop database ${place.database} with (force)`)
      await admin.end()
      await rm(config.dataDir, { recursive: true, force: true })
    },
  }
}
export type EmptyPlace = Awaited<ReturnType<typeof emptyPlace>>
