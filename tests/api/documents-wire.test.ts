import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MOST_FILE_BYTES } from '#rules/files/file-kinds.ts'
import { aPdf, aStream } from '#tests/support/sample-pdfs.ts'
import { documentScene, goodPdf } from '#tests/support/sending-files.ts'
import { storedFiles } from '#tests/support/stored-files.ts'
import { ORIGIN, type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let t: TestApp
let s: Awaited<ReturnType<typeof documentScene>>
let port: number
let document: string
beforeAll(async () => {
  t = await testApp()
  s = await documentScene(t)
  await t.app.listen({ host: '127.0.0.1', port: 0 })
  port = (t.app.server.address() as AddressInfo).port
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.owner.query('delete from rate_limits')
  document = (await s.pending()).id
})

const aPdfFile = { 'content-type': 'application/pdf', 'x-about-file-name': 'a.pdf' }
const PIECE = Buffer.alloc(64 * 1024, 7)
const MB10 = MOST_FILE_BYTES / PIECE.length

/** Sends the pieces one after the other, without a content-length unless `headers` gives one. */
function send(documentId: string, pieces: Iterable<Buffer>, headers: Record<string, string> = {}) {
  const url = `/api/documents/${documentId}/file`
  const usual = { ...aPdfFile, cookie: s.customer.cookie, origin: ORIGIN }
  const sent = request({ host: '127.0.0.1', port, path: url, method: 'POST', headers: { ...usual, ...headers } })
  const answer = new Promise<{ status: number; body: string; connection: string | undefined }>((done, fail) => {
    sent.on('error', fail)
    sent.on('response', (response) => {
      let body = ''
      response.on('data', (data) => {
        body += data
      })
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, body, connection: response.headers.connection }),
      )
    })
  })
  // The server may end the upload early, which breaks this pipe; `answer` reports what happened.
  pipeline(Readable.from(pieces), sent).catch(() => undefined)
  return { sent, answer }
}

function* bigPdf(pieces: number) {
  const [start = Buffer.alloc(0), end = Buffer.alloc(0)] = split(
    aPdf({ objects: [aStream('/Filter /DCTDecode', Buffer.from('MARK'))] }),
  )
  yield start
  for (let count = 0; count < pieces; count++) yield PIECE
  yield end
}
function split(pdf: Buffer): Buffer[] {
  const at = pdf.indexOf('MARK')
  return [pdf.subarray(0, at), pdf.subarray(at + 4)]
}
const nothingLeft = async () => {
  expect(await s.rowsOf(document)).toEqual([])
  await waitFor(
    'the list to be empty',
    async () => (await t.db.selectFrom('file_removals').selectAll().execute()).length === 0,
  )
  await expect.poll(() => storedFiles(t)).toEqual(before)
}
let before: string[] = []
beforeEach(async () => {
  // Ignores partial files that the previous test's broken connections have left and the server is still deleting.
  before = (await storedFiles(t)).filter((name) => !name.endsWith('.part'))
})

test('10 MB and a little more without a length is too much', async () => {
  const { status, body } = await send(document, bigPdf(MB10)).answer
  expect([status, JSON.parse(body).error.code]).toEqual([413, 'too_large'])
  await nothingLeft()
})

test('whoever sends without end is cut off', async () => {
  let sent = 0
  function* endless() {
    for (const piece of bigPdf(MB10 * 20)) {
      sent += piece.length
      yield piece
    }
  }
  const seen = await send(document, endless()).answer.catch(() => ({ status: 0, connection: 'close' }))
  expect([413, 0]).toContain(seen.status)
  expect(seen.connection).toBe('close')
  expect(sent).toBeLessThan(MOST_FILE_BYTES * 5)
  await nothingLeft()
})

test('a length that is too large is refused before anything is read', async () => {
  const { sent, answer } = send(document, [PIECE], { 'content-length': String(MOST_FILE_BYTES + 1) })
  const { status, connection } = await answer
  expect([status, connection]).toEqual([413, 'close'])
  sent.destroy()
  await nothingLeft()
})

test('a length that is too small gets a part of the file, which is none', async () => {
  const pdf = goodPdf()
  const head = `POST /api/documents/${document}/file HTTP/1.1\r\nhost: localhost\r\nx-about-file-name: a.pdf\r\n`
  const more = `content-type: application/pdf\r\norigin: ${ORIGIN}\r\ncookie: ${s.customer.cookie}\r\ncontent-length: 50\r\n\r\n`
  const seen = await new Promise<string>((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.concat([Buffer.from(head + more), pdf])))
    let text = ''
    socket.on('data', (data) => {
      text += data
    })
    socket.on('close', () => done(text))
    socket.on('error', fail)
    socket.setTimeout(3000, () => socket.destroy())
  })
  // The bytes after the stated length must not be taken for a second request that succeeds.
  expect(seen).toMatch(/^HTTP\/1\.1 4(00|22)/)
  expect(seen).not.toContain(' 200 ')
  await nothingLeft()
})

test('a refusal in the middle is heard, and the connection goes on', async () => {
  const { answer } = send(document, [Buffer.from('<html>'), ...Array.from({ length: 40 }, () => PIECE)])
  const { status, connection } = await answer
  expect([status, connection]).toEqual([415, 'keep-alive'])
  await nothingLeft()
})

test('a sender that goes away in the middle leaves nothing', async () => {
  const unfinished = request({
    host: '127.0.0.1',
    port,
    path: `/api/documents/${document}/file`,
    method: 'POST',
    headers: { ...aPdfFile, cookie: s.customer.cookie, origin: ORIGIN },
  })
  unfinished.on('error', () => undefined)
  unfinished.write('%PDF-1.7\n')
  for (let count = 0; count < 20; count++) unfinished.write(PIECE)
  await waitFor('the file to arrive', async () => (await storedFiles(t)).some((name) => name.endsWith('.part')))
  unfinished.destroy()
  await waitFor('the part to vanish', async () => !(await storedFiles(t)).some((name) => name.endsWith('.part')))
  await nothingLeft()
  expect((await s.read(document)).status).toBe('pending')
})

test('twenty large files at once need little memory, and others are answered meanwhile', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await s.pending()).id))
  // The first upload loads lazily imported code, so that it does not count as growth.
  expect((await send(document, bigPdf(MB10 - 2)).answer).status).toBe(200)
  globalThis.gc?.()
  const start = process.memoryUsage().rss
  let most = start
  let slowest = 0
  let sending = true
  const watch = (async () => {
    while (sending) {
      most = Math.max(most, process.memoryUsage().rss)
      const asked = performance.now()
      await sleep(10)
      slowest = Math.max(slowest, performance.now() - asked - 10)
    }
  })()
  const began = performance.now()
  const statuses = await Promise.all(ids.map(async (id) => (await send(id, bigPdf(MB10 - 2)).answer).status))
  const took = performance.now() - began
  sending = false
  await watch
  const grown = (most - start) / 1e6
  console.log(
    `20 uploads of 10 MB: +${grown.toFixed(1)} MB, ${took.toFixed(0)} ms, longest wait ${slowest.toFixed(0)} ms`,
  )
  expect(statuses).toEqual(ids.map(() => 200))
  // Sender and receiver share this process; all twenty files in memory would take two hundred megabytes.
  expect(grown).toBeLessThan(120)
})
