import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runTraced } from '#server/tracing/current-trace.ts'
import { beginTrace, writeTraceparent } from '#server/tracing/traceparent.ts'
import { inPieces } from '#tests/support/file-stores.ts'
import { FileMissing, newFileKey, StorageFull } from './files.ts'
import { makeS3Blobs } from './s3.ts'

describe('a storage service', () => {
  let spoolFolder: string
  let server: ReturnType<typeof createServer>
  beforeEach(async () => {
    spoolFolder = await mkdtemp(join(tmpdir(), 'spool-'))
    server = createServer()
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(async () => {
    server.closeAllConnections()
    server.close()
    await rm(spoolFolder, { recursive: true, force: true })
  })

  function answering(answer: RequestListener) {
    server.removeAllListeners('request')
    server.on('request', answer)
    const address = server.address()
    if (!address || typeof address === 'string') throw new Error('not listening')
    const credentials = { accessKeyId: 'an-id', secretAccessKey: 'a-secret' }
    const endpoint = `http://127.0.0.1:${address.port}`
    return makeS3Blobs({ endpoint, region: 'us-east-1', bucket: 'files', ...credentials, spoolFolder, timeoutMs: 200 })
  }

  const refusing = (status: number, code: string) =>
    answering((request, response) => {
      request.resume().once('end', () => response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`))
    })
  const aPut = () => inPieces(Buffer.alloc(100_000), 1000)

  it('is told the trace of whoever asks, in a header that is not signed', async () => {
    const seen: Record<string, unknown>[] = []
    const blobs = answering((request, response) => {
      seen.push(request.headers)
      request.resume().once('end', () => response.writeHead(200).end())
    })
    const trace = beginTrace(undefined, crypto.randomUUID(), 1)
    await runTraced(trace, () => blobs.put(newFileKey(), aPut()))
    await runTraced(trace, () => blobs.remove(newFileKey()))
    await blobs.remove(newFileKey())
    expect(seen.map((headers) => headers['traceparent'])).toEqual([
      writeTraceparent(trace),
      writeTraceparent(trace),
      undefined,
    ])
    expect(seen.map((headers) => headers['authorization']).join()).not.toContain('traceparent')
  })

  it('by not answering makes each call fail after a few tries', async () => {
    let calls = 0
    const blobs = answering((request) => {
      calls += 1
      request.resume()
    })
    await expect(blobs.get(newFileKey())).rejects.toThrow(/timed out/)
    expect(calls).toBeLessThanOrEqual(3)
    await expect(blobs.put(newFileKey(), aPut())).rejects.toThrow(/timed out/)
    await expect(blobs.check()).rejects.toThrow(/timed out/)
    expect(await readdir(spoolFolder)).toEqual([])
  })

  it('by closing a kept connection under a file makes nothing fail: the file is sent again', async () => {
    const received: number[] = []
    let calls = 0
    const blobs = answering((request, response) => {
      calls += 1
      let bytes = 0
      if (calls <= 2) return void request.once('data', () => request.socket.destroy())
      request.on('data', (piece: Buffer) => (bytes += piece.length))
      request.once('end', () => {
        received.push(bytes)
        response.end()
      })
    })
    await blobs.put(newFileKey(), aPut())
    expect([calls, received]).toEqual([3, [100_000]])
    expect(await readdir(spoolFolder)).toEqual([])
    calls = -100
    await expect(blobs.put(newFileKey(), aPut())).rejects.toThrow()
    expect(calls).toBe(-97)
  })

  it('by stalling in the middle of a file makes the stream fail', async () => {
    const blobs = answering((_, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write(Buffer.alloc(100))
    })
    await expect(blobs.get(newFileKey()).then(buffer)).rejects.toThrow(/timed out|aborted/)
  })

  it('by ending too early makes the stream fail', async () => {
    const blobs = answering((_, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write(Buffer.alloc(100), () => response.destroy())
    })
    await expect(blobs.get(newFileKey()).then(buffer)).rejects.toThrow()
  })

  it('by being full, refusing or lacking the bucket is told apart from a missing file', async () => {
    await expect(refusing(507, 'XMinioStorageFull').put(newFileKey(), aPut())).rejects.toThrow(StorageFull)
    await expect(refusing(403, 'AccessDenied').check()).rejects.toThrow(/AccessDenied|Unknown/)
    const noBucket = await refusing(404, 'NoSuchBucket')
      .get(newFileKey())
      .catch((error: unknown) => error)
    expect(noBucket).toMatchObject({ name: 'NoSuchBucket' })
    await expect(refusing(404, 'NoSuchKey').get(newFileKey())).rejects.toThrow(FileMissing)
    expect(await readdir(spoolFolder)).toEqual([])
  })
})
