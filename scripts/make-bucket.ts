// Creates the bucket of S3_BUCKET if the storage service does not have it yet.
import { makeBucket } from '#server/files/make-bucket.ts'
import { readConfig } from '#server/start/config.ts'
import { StartupError } from '#server/start/startup-error.ts'

try {
  const { s3 } = readConfig(process.env)
  if (!s3) throw new StartupError('S3_BUCKET, S3_ACCESS_KEY_ID e S3_SECRET_ACCESS_KEY não estão no ambiente.')
  console.log((await makeBucket(s3)) ? `Bucket ${s3.bucket} criado.` : `O bucket ${s3.bucket} já existe.`)
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 2
}
