import { connect, type S3Service } from './s3.ts'

/** Makes the bucket that the environment names; false when it is there already. */
export async function makeBucket(service: S3Service): Promise<boolean> {
  const { client, sdk } = await connect(service)
  try {
    await client.send(new sdk.CreateBucketCommand({ Bucket: service.bucket }))
    return true
  } catch (error) {
    if (error instanceof sdk.BucketAlreadyOwnedByYou) return false
    // Some services only report that it exists; the next call is refused if the bucket is not ours.
    if (!(error instanceof sdk.BucketAlreadyExists)) throw error
    await client.send(new sdk.HeadBucketCommand({ Bucket: service.bucket }))
    return false
  }
}
