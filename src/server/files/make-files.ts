import { join } from 'node:path'
import type { Keys } from '#server/keys/keys.ts'
import type { Config } from '#server/start/config.ts'
import type { Blobs } from './blobs.ts'
import { makeDiskBlobs } from './disk.ts'
import { type EncryptedFiles, makeEncryptedFiles } from './encrypted-files.ts'
import { makeS3Blobs } from './s3.ts'

type Place = Pick<Config, 's3' | 'dataDir'>

/** The bucket of the S3 settings, or a folder of the data folder. */
export const makeBlobs = ({ s3, dataDir }: Place): Blobs =>
  s3 ? makeS3Blobs({ ...s3, spoolFolder: join(dataDir, 'spool') }) : makeDiskBlobs({ folder: join(dataDir, 'files') })

/** The files of the configured store, encrypted in either kind of storage. */
export const makeFiles = (place: Place, keys: Keys): EncryptedFiles => makeEncryptedFiles(makeBlobs(place), keys)
