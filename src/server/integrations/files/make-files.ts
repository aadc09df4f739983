import { join } from 'node:path'
import type { Keys } from '#server/keys/keys.ts'
import type { Config } from '#server/start/config.ts'
import { makeDiskBlobs } from './disk.ts'
import { type EncryptedFiles, makeEncryptedFiles } from './encrypted-files.ts'
import { makeS3Blobs } from './s3.ts'

/** The bucket of the S3 settings, or a folder of the data folder; encrypted in both. */
export function makeFiles(config: Pick<Config, 's3' | 'dataDir'>, keys: Keys): EncryptedFiles {
  const blobs = config.s3
    ? makeS3Blobs({ ...config.s3, spoolFolder: join(config.dataDir, 'spool') })
    : makeDiskBlobs({ folder: join(config.dataDir, 'files') })
  return makeEncryptedFiles(blobs, keys)
}
