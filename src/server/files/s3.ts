import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { traceHeaders } from '#server/tracing/current-trace.ts'
import { type Blobs, requireBlobKey } from './blobs.ts'
import { FileMissing, newFileKey, StorageFull } from './files.ts'
import { errorCode, sweepTempFiles, writeTempFile } from './temp-files.ts'

export type S3Service = {
  endpoint?: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  timeoutMs?: number
}

export type S3Options = S3Service & {
  /** Uploads wait here, already encrypted, until their length is known: S3 wants it first. */
  spoolFolder: string
}

const TIMEOUT_MS = 10_000
const MOST_TRIES = 3
// A keep-alive connection that the service closes at the moment it is reused.
const CLOSED = new Set(['ECONNRESET', 'EPIPE'])
const FULL = new Set(['XMinioStorageFull', 'QuotaExceeded', 'InsufficientStorage'])

export function makeS3Blobs(options: S3Options): Blobs {
  const { bucket, spoolFolder } = options
  let connected: ReturnType<typeof connect> | undefined
  const s3 = () => {
    connected ??= connect(options)
    return connected
  }

  async function put(key: string, source: AsyncIterable<Uint8Array>): Promise<void> {
    requireBlobKey(key)
    const spooled = await writeTempFile(spoolFolder, source)
    try {
      for (let tries = 1; !(await sent(key, spooled, tries === MOST_TRIES)); tries += 1);
    } catch (error) {
      throw isFull(error) ? new StorageFull('no space left for files', { cause: error }) : error
    } finally {
      await rm(spooled, { force: true })
    }
  }

  /** False when the connection was closed during the upload and a try is left: the SDK itself never sends a stream twice. */
  async function sent(key: string, spooled: string, lastTry: boolean): Promise<boolean> {
    const body = createReadStream(spooled)
    try {
      const { size } = await stat(spooled)
      const { client, sdk } = await s3()
      const target = { Bucket: bucket, Key: key, ContentLength: size, ContentType: 'application/octet-stream' }
      await client.send(new sdk.PutObjectCommand({ ...target, Body: body }))
      return true
    } catch (error) {
      if (lastTry || !CLOSED.has(errorCode(error))) throw error
      return false
    } finally {
      body.destroy()
    }
  }

  async function get(key: string): Promise<Readable> {
    const { client, sdk } = await s3()
    try {
      const answer = await client.send(new sdk.GetObjectCommand({ Bucket: bucket, Key: requireBlobKey(key) }))
      if (!(answer.Body instanceof Readable)) throw new Error('the storage service answered without a body')
      return answer.Body
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) throw new FileMissing(`no file under ${key}`)
      throw error
    }
  }

  async function remove(key: string): Promise<void> {
    const { client, sdk } = await s3()
    await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: requireBlobKey(key) }))
  }

  async function check(): Promise<void> {
    const { client, sdk } = await s3()
    const key = newFileKey()
    await client.send(new sdk.PutObjectCommand({ Bucket: bucket, Key: key, Body: Buffer.alloc(1) }))
    await remove(key)
  }

  async function isEmpty(): Promise<boolean> {
    const { client, sdk } = await s3()
    const found = await client.send(new sdk.ListObjectsV2Command({ Bucket: bucket, MaxKeys: 1 }))
    return (found.Contents ?? []).length === 0
  }

  return { put, get, remove, check, isEmpty, sweep: (now) => sweepTempFiles(spoolFolder, now) }
}

/** The SDK is large: it is loaded by the first call, never by a server that keeps its files on disk. */
export async function connect(options: S3Service) {
  const sdk = await import('@aws-sdk/client-s3')
  const timeout = options.timeoutMs ?? TIMEOUT_MS
  const client = new sdk.S3Client({
    ...(options.endpoint ? { endpoint: options.endpoint } : {}),
    region: options.region,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    forcePathStyle: true,
    maxAttempts: MOST_TRIES,
    // without this logger the SDK writes its warnings to the console, between our JSON lines
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    // the default trailers are stored as content by services that do not know them
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // idle time, so that a slow but moving transfer may take longer
    requestHandler: { connectionTimeout: timeout, socketTimeout: timeout },
  })
  client.middlewareStack.add(withTrace, { step: 'deserialize', priority: 'low', name: 'withTrace' })
  return { client, sdk }
}

/** Added after the request was signed: a proxy on the way may change this header. */
const withTrace =
  <Answer>(next: (asked: { input: object; request: unknown }) => Promise<Answer>) =>
  (asked: { input: object; request: unknown }): Promise<Answer> => {
    const { request } = asked
    if (typeof request === 'object' && request !== null && 'headers' in request)
      Object.assign(request.headers as object, traceHeaders())
    return next(asked)
  }

function silent() {}

function isFull(error: unknown): boolean {
  return error instanceof Error && FULL.has(error.name)
}
