import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

type StoredObject = { bucket: string; key: string }

type S3rver = {
  run(): Promise<{ port: number }>
  close(): Promise<void>
  logger: { silent: boolean }
  httpServer: { closeAllConnections(): void }
  store: {
    putObject(object: StoredObject): Promise<{ size: number; md5: string }>
    getResourcePath(bucket: string, key: string, resource: 'object'): string
  }
}

// The s3rver package has no types.
const S3rver: new (options: Record<string, unknown>) => S3rver = createRequire(import.meta.url)('s3rver')

/** A real S3 server on a free loopback port that keeps its objects in a temporary folder and checks no signatures. */
export async function startFakeS3(bucket = 'travessia-test') {
  const folder = await mkdtemp(join(tmpdir(), 'fake-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket }],
  })
  // close() aborts open requests, and s3rver would write their errors to a log that is already closed.
  server.logger.silent = true
  answerWhenWritten(server)
  const { port } = await server.run()
  const service = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  return {
    ...service,
    folder,
    /** Environment variables for a server that stores its files here. */
    env: {
      S3_ENDPOINT: service.endpoint,
      S3_BUCKET: service.bucket,
      S3_ACCESS_KEY_ID: service.accessKeyId,
      S3_SECRET_ACCESS_KEY: service.secretAccessKey,
    },
    async close() {
      server.httpServer.closeAllConnections()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** s3rver answers an upload before its last bytes are in the file, so this waits until the file is complete. */
function answerWhenWritten({ store }: S3rver): void {
  const putObject = store.putObject.bind(store)
  store.putObject = async (object) => {
    const stored = await putObject(object)
    const path = store.getResourcePath(object.bucket, object.key, 'object')
    for (let tries = 0; tries < 200 && (await stat(path)).size !== stored.size; tries += 1) await wait(5)
    return stored
  }
}
