import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MOST_FILE_BYTES } from '#rules/files/file-kinds.ts'
import { aPdf, aStream, objectStream } from '#tests/support/sample-pdfs.ts'
import {
  aJpeg,
  anExif,
  aPng,
  GPS_MARK,
  jfif,
  jpegApp,
  jpegComment,
  jpegCore,
  pngChunk,
} from '#tests/support/sample-pictures.ts'
import { documentScene, goodPdf } from '#tests/support/sending-files.ts'
import { storedFiles } from '#tests/support/stored-files.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let s: Awaited<ReturnType<typeof documentScene>>
let document: string
beforeAll(async () => {
  t = await testApp()
  s = await documentScene(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.owner.query('delete from rate_limits')
  document = (await s.pending()).id
})

const stored = async (documentId: string, version = 1): Promise<Buffer> => {
  const row = (await s.rowsOf(documentId)).find((one) => one.version === version)
  if (!row) throw new Error('nothing was stored')
  return buffer(await t.services.files.get({ key: row.file_path, documentId, version }))
}
async function refused(bytes: Buffer, name: string, code: string, type?: string) {
  const before = await storedFiles(t)
  const answer = await s.send(document, bytes, { name, ...(type ? { type } : {}) })
  expect([answer.json().error?.code, answer.statusCode]).toEqual([
    code,
    { unsupported_file: 415, unsafe_file: 422, too_large: 413 }[code],
  ])
  expect(await s.rowsOf(document)).toEqual([])
  expect((await s.read(document)).status).toBe('pending')
  expect(await storedFiles(t)).toEqual(before)
  expect(await t.db.selectFrom('file_removals').selectAll().execute()).toEqual([])
  return answer.json().error.message as string
}

describe('what is accepted', () => {
  test('a PDF is stored as it is, encrypted, under a key that has nothing to do with its name', async () => {
    const pdf = goodPdf()
    const answer = await s.send(document, pdf, { name: 'passaporte da Lia.pdf' })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      status: 'submitted',
      turn: 'team',
      file: {
        version: 1,
        fileName: 'passaporte da Lia.pdf',
        contentType: 'application/pdf',
        sizeBytes: pdf.length,
        by: 'customer',
      },
    })
    expect(await stored(document)).toEqual(pdf)
    const [row] = await s.rowsOf(document)
    expect(row?.file_path).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a file of exactly 10 MB', async () => {
    const filler = aStream('/Type /XObject /Filter /DCTDecode', Buffer.alloc(MOST_FILE_BYTES - 1000, 7))
    const base = aPdf({ objects: [filler] })
    const pdf = aPdf({ objects: [filler], after: '\n'.repeat(MOST_FILE_BYTES - base.length) })
    expect(pdf.length).toBe(MOST_FILE_BYTES)
    const answer = await s.send(document, pdf)
    expect([answer.statusCode, answer.json().file?.sizeBytes]).toEqual([200, MOST_FILE_BYTES])
    document = (await s.pending()).id
    const text = await refused(Buffer.concat([pdf, Buffer.from('\n')]), 'a.pdf', 'too_large')
    expect(text).toBe('O arquivo deve ter no máximo 10MB.')
  })

  test('an object stream without anything active, and one page packed twice in the way of old tools', async () => {
    const pdf = aPdf({
      objects: [
        objectStream('<< /Title (Relatorio) >>'),
        aStream('/Filter [/ASCII85Decode /FlateDecode]', Buffer.from('GhVa~>')),
        aStream('/Filter /FlateDecode', deflateSync(Buffer.alloc(3_000_000))),
        aStream('/Filter /FlateDecode', Buffer.concat([deflateSync(Buffer.from('q Q')), Buffer.from('\r\n')])),
      ],
      catalog: '/OpenAction [3 0 R /Fit]',
    })
    expect((await s.send(document, pdf)).statusCode).toBe(200)
  })

  test('a photo without place and camera, but still turned the right way; not a point of it changed', async () => {
    const photo = aJpeg({
      before: [
        anExif(6),
        jpegApp(13, Buffer.from('Photoshop IPTC Lia')),
        jpegComment('feito por Lia'),
        jpegApp(2, Buffer.from('MPF\0')),
      ],
      after: Buffer.alloc(20),
    })
    expect((await s.send(document, photo, { name: 'foto.JPG', type: 'image/jpeg' })).statusCode).toBe(200)
    const kept = await stored(document)
    for (const mark of [GPS_MARK, 'Lia', 'MPF']) expect(kept.includes(mark)).toBe(false)
    expect(kept.includes(Buffer.from('Exif\0\0MM\0\x2a', 'latin1'))).toBe(true)
    expect(kept.subarray(-jpegCore().length - 2, -2)).toEqual(jpegCore())
    expect(kept.subarray(2, 2 + jfif.length)).toEqual(jfif)
    expect(kept.length).toBe(aJpeg().length + 36)
  })

  test('an upright photo has no metadata left at all', async () => {
    await s.send(document, aJpeg({ before: [anExif(1)] }), { name: 'foto.jpeg' })
    expect(await stored(document)).toEqual(aJpeg())
  })

  test('a screenshot without its texts and times', async () => {
    const extra = [
      pngChunk('tEXt', Buffer.from('Author\0Lia')),
      pngChunk('eXIf', Buffer.from(GPS_MARK)),
      pngChunk('pHYs', Buffer.alloc(9)),
      pngChunk('prVt', Buffer.from('Lia')),
    ]
    expect((await s.send(document, aPng({ extra, after: Buffer.alloc(9) }), { name: 'tela.png' })).statusCode).toBe(200)
    expect(await stored(document)).toEqual(aPng({ extra: [pngChunk('pHYs', Buffer.alloc(9))] }))
  })

  test('strange names are cleaned, never used as paths', async () => {
    for (const [given, shown] of [
      ['../../etc/cron.d/x.pdf', 'x.pdf'],
      ['/etc/passwd.pdf', 'passwd.pdf'],
      ['a\0\r\nSet-Cookie: a=b.pdf', 'aSet-Cookie_ a=b.pdf'],
      [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
      ['ana\u202efdp.pdf', 'anafdp.pdf'],
      ['CON.pdf', '_CON.pdf'],
      ['<script>alert(1)</script>.pdf', 'script_.pdf'],
    ]) {
      const id = (await s.pending()).id
      const answer = await s.send(id, goodPdf(), { name: given ?? '' })
      expect([given, answer.statusCode, answer.json().file?.fileName]).toEqual([given, 200, shown])
    }
  })
})

describe('what is refused, with nothing left behind', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  test.each([
    ['a picture with a script in it', Buffer.from(SVG), 'logo.svg', 'image/svg+xml'],
    ['the same, renamed', Buffer.from(SVG), 'logo.png', 'image/png'],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.pdf', 'application/pdf'],
    ['a program', Buffer.from('MZ\x90\0'), 'a.pdf', 'application/pdf'],
    ['a ZIP', Buffer.from('PK\x03\x04\x14\0'), 'a.jpg', 'image/jpeg'],
    ['nothing', Buffer.alloc(0), 'a.pdf', 'application/pdf'],
    ['a PDF that says it is a picture', goodPdf(), 'a.png', 'image/png'],
    ['a picture with the ending of a PDF', aPng(), 'a.pdf', 'application/pdf'],
    ['a picture with the ending of a program', aPng(), 'a.png.exe', 'image/png'],
    ['a PDF called a picture in its name only', goodPdf(), 'a.png', 'application/pdf'],
    ['a name without an ending', goodPdf(), 'passaporte', 'application/pdf'],
    ['a PDF behind something else', Buffer.concat([Buffer.from('GIF89a'), goodPdf()]), 'a.pdf', 'application/pdf'],
    ['a form with a file', goodPdf(), 'a.pdf', 'multipart/form-data; boundary=x'],
    ['JSON', Buffer.from('{}'), 'a.pdf', 'application/json'],
  ])('%s', async (_, bytes, name, type) => {
    expect(await refused(bytes, name, 'unsupported_file', type)).toBe(
      'Por favor, envie apenas arquivos PDF, JPEG ou PNG.',
    )
  })

  const js = '<< /S /JavaScript /JS (app.alert(1)) >>'
  const hidden = deflateSync(Buffer.from(js))
  test.each([
    ['a script', aPdf({ objects: [js] })],
    ['a script that runs when it is opened', aPdf({ objects: [js], catalog: '/OpenAction 4 0 R' })],
    ['a script in other letters', aPdf({ objects: ['<< /S /J#61#76aScr#69pt >>'] })],
    ['a program to start', aPdf({ objects: ['<</S/Launch/F(cmd.exe)>>'] })],
    ['another file inside', aPdf({ objects: ['<< /Type /EmbeddedFile >>'] })],
    ['attachments', aPdf({ catalog: '/Names << /EmbeddedFiles 4 0 R >>' })],
    ['a form with scripts of its own', aPdf({ catalog: '/AcroForm << /XFA 4 0 R >>' })],
    ['a packed script', aPdf({ objects: [objectStream(js)] })],
    ['a packed script, its kind left out', aPdf({ objects: [objectStream(js, '/Filter /FlateDecode')] })],
    [
      'a packed script after a comment',
      aPdf({ objects: [aStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', hidden, ' % c\n')] }),
    ],
    [
      'a script in what claims to be a picture',
      aPdf({ objects: [aStream('/Subtype /Image /Filter /FlateDecode', hidden)] }),
    ],
    ['a script in an unpacked picture', aPdf({ objects: [aStream('/Subtype /Image', Buffer.from(js))] })],
    [
      'a script in a large packed stream',
      aPdf({
        objects: [
          aStream('/Filter /FlateDecode', deflateSync(Buffer.concat([Buffer.alloc(4_000_000), Buffer.from(js)]))),
        ],
      }),
    ],
  ])('a PDF with %s', async (_, pdf) => {
    expect(await refused(pdf, 'a.pdf', 'unsafe_file')).toContain('scripts')
  })

  test('a script is found wherever the pieces of the file are cut', async () => {
    for (const shift of [65_536, 65_530, 65_525]) {
      const start = aPdf({ objects: [] }).indexOf('3 0 obj')
      const filler = ' '.repeat(shift - start - 40)
      const pdf = aPdf({ objects: [`${filler}<< /S /JavaScript /A 1 >>`] })
      await refused(pdf, 'a.pdf', 'unsafe_file')
    }
  })

  test.each([
    ['with a password', aPdf({ trailer: '/Encrypt 9 0 R' }), 'senha'],
    ['with an encrypted stream', aPdf({ objects: [aStream('/Filter [/Crypt /FlateDecode]', hidden)] }), 'senha'],
    [
      'that is packed in itself',
      aPdf({ objects: [aStream('/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(Buffer.alloc(1e6))))] }),
      'grande demais',
    ],
    [
      'that unpacks to 400 MB',
      aPdf({
        objects: Array.from({ length: 4 }, () =>
          aStream('/Filter /FlateDecode', deflateSync(Buffer.alloc(100_000_000))),
        ),
      }),
      'grande demais',
    ],
    [
      'of near misses only',
      aPdf({ objects: [aStream('/Filter /FlateDecode', deflateSync(Buffer.alloc(20_000_000, '/#4axxx ')))] }),
      'grande demais',
    ],
    ['of 100,001 objects', aPdf({ objects: Array.from({ length: 99_998 }, () => '1') }), 'grande demais'],
    [
      'of a million packed objects',
      aPdf({
        objects: [aStream('/Type /ObjStm /N 1000000 /First 4 /Filter /FlateDecode', deflateSync(Buffer.from('1')))],
      }),
      'grande demais',
    ],
    [
      'whose filter is nowhere',
      aPdf({ objects: [aStream('/Filter 9 0 R', deflateSync(Buffer.from('q Q')))] }),
      'danificado',
    ],
    [
      'whose objects are packed in an unusual way',
      aPdf({ objects: [aStream('/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]', hidden)] }),
      'danificado',
    ],
    [
      'whose packed objects are cut off',
      aPdf({ objects: [aStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', hidden.subarray(0, 20))] }),
      'danificado',
    ],
    ['without an end', goodPdf().subarray(0, -30), 'danificado'],
    ['without pages', Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\nstartxref\n9\n%%EOF\n'), 'danificado'],
    ['in which a stream never ends', aPdf({ objects: ['<< /Length 9 >>\nstream\nabc'] }), 'danificado'],
    ['with 2 kB behind its end', aPdf({ after: 'x'.repeat(2000) }), 'escondidos'],
    ['that is a ZIP as well', aPdf({ after: `PK\x05\x06${'\0'.repeat(18)}` }), 'escondidos'],
  ])('a PDF %s', async (_, pdf, says) => {
    expect(await refused(pdf, 'a.pdf', 'unsafe_file')).toContain(says)
  })

  const zipEnd = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')
  const flipped = aPng()
  flipped[flipped.length - 20] = (flipped.at(-20) ?? 0) ^ 1
  test.each([
    ['a PNG of 30,000 × 30,000 points', aPng({ width: 30_000, height: 30_000 }), 'a.png', 'pontos demais'],
    ['a PNG of 11,000 × 11,000 points', aPng({ width: 11_000, height: 11_000 }), 'a.png', 'pontos demais'],
    ['a JPEG of 65,535 × 65,535 points', aJpeg({ width: 65_535, height: 65_535 }), 'a.jpg', 'pontos demais'],
    ['a PNG that is cut off', aPng().subarray(0, -6), 'a.png', 'danificado'],
    ['a PNG with a wrong checksum', flipped, 'a.png', 'danificado'],
    ['a PNG with an unknown part that matters', aPng({ extra: [pngChunk('ABCD')] }), 'a.png', 'danificado'],
    ['a PNG with two headers', aPng({ extra: [aPng().subarray(8, 33)] }), 'a.png', 'danificado'],
    ['a PNG with 2 kB behind its end', aPng({ after: Buffer.alloc(2000) }), 'a.png', 'escondidos'],
    ['a PNG that is a ZIP as well', aPng({ after: zipEnd }), 'a.png', 'escondidos'],
    ['a PNG with a ZIP in its texts', aPng({ extra: [pngChunk('tEXt', zipEnd)] }), 'a.png', 'escondidos'],
    ['a JPEG without an end', aJpeg({ open: true }), 'a.jpg', 'danificado'],
    ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9]), 'a.jpg', 'danificado'],
    ['a JPEG of height 0', aJpeg({ height: 0 }), 'a.jpg', 'danificado'],
    ['a JPEG with 2 kB behind its end', aJpeg({ after: Buffer.alloc(2000, 1) }), 'a.jpg', 'escondidos'],
    [
      'a JPEG with a page behind its end',
      aJpeg({ after: Buffer.from(`<script>${'x'.repeat(2000)}</script>`) }),
      'a.jpg',
      'escondidos',
    ],
  ])('%s', async (_, bytes, name, says) => {
    expect(await refused(bytes, name, 'unsafe_file')).toContain(says)
  })

  test('random bytes behind each beginning never make an error of ours', async () => {
    let state = 12345
    const random = (length: number) =>
      Buffer.from(
        Array.from({ length }, () => {
          state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
          return state >> 16
        }),
      )
    for (const [name, start] of [
      ['a.pdf', goodPdf().subarray(0, 60)],
      ['a.png', aPng().subarray(0, 33)],
      ['a.jpg', aJpeg().subarray(0, 30)],
    ] as const)
      for (let round = 0; round < 15; round++) {
        const answer = await s.send(document, Buffer.concat([start, random(500 + round * 97)]), { name })
        expect([415, 422]).toContain(answer.statusCode)
      }
  })
})

describe('rules around the file', () => {
  test('sent from another site it is refused', async () => {
    const answer = await s.send(document, goodPdf(), { headers: { origin: 'https://evil.example' } })
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'foreign_origin'])
    expect(await s.rowsOf(document)).toEqual([])
  })

  test('compressed on the way it is refused', async () => {
    expect((await s.send(document, goodPdf(), { headers: { 'content-encoding': 'gzip' } })).statusCode).toBe(415)
  })

  test('columns cannot be sent along', async () => {
    const url = `/api/documents/${document}/file?status=approved`
    const headers = { 'content-type': 'application/pdf', 'x-about-file-name': 'a.pdf', 'x-about-status': 'approved' }
    const answer = await t.call('POST', url, { cookie: s.customer.cookie, body: goodPdf(), headers })
    expect(answer.statusCode).toBe(400)
  })

  test('the same file once more, because the answer got lost, is no second version', async () => {
    const [first, again] = [await s.send(document, goodPdf()), await s.send(document, goodPdf())]
    expect([first.statusCode, again.statusCode, again.json().versions.length]).toEqual([200, 200, 1])
    expect(await s.rowsOf(document)).toHaveLength(1)
    expect(await t.db.selectFrom('file_removals').selectAll().execute()).toEqual([])
    const others = await s.send(document, aPng(), { name: 'foto.png' })
    expect(others.json().versions).toHaveLength(2)
  })

  test('a name does not travel in the address, where logs keep it', async () => {
    const headers = { 'content-type': 'application/pdf' }
    const url = `/api/documents/${document}/file?fileName=Lia.pdf`
    const answer = await t.call('POST', url, { cookie: s.customer.cookie, body: goodPdf(), headers })
    expect([answer.statusCode, await s.rowsOf(document)]).toEqual([400, []])
  })

  test('a name that cannot be read is refused', async () => {
    const answer = await s.send(document, goodPdf(), { headers: { 'x-about-file-name': '%E0%A4%A' } })
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'malformed'])
  })

  test('a customer sends 100 files and 300 MB a day, then waits', async () => {
    const scene = await documentScene(t)
    const one = (await scene.pending()).id
    await scene.send(one, goodPdf())
    const [row] = await scene.rowsOf(one)
    if (!row) throw new Error('not stored')
    const quota = async (files: number, bytes: number) => {
      await t.owner.query('delete from document_versions where document_id = $1 and version > 1', [one])
      for (let version = 2; version <= files + 1; version++)
        await t.db
          .insertInto('document_versions')
          .values({ ...row, version, file_path: t.services.newId(), size_bytes: bytes })
          .execute()
      return scene.send((await scene.pending()).id, goodPdf())
    }
    expect((await quota(98, 10)).statusCode).toBe(200)
    const second = await scene.send((await scene.pending()).id, goodPdf())
    expect([second.statusCode, second.json().error.code]).toEqual([429, 'too_many_requests'])
    expect(Number(second.headers['retry-after'])).toBeGreaterThan(80_000)
    await t.owner.query('delete from document_versions where uploaded_by = $1 and document_id <> $2', [
      scene.customer.id,
      one,
    ])
    expect((await quota(29, MOST_FILE_BYTES)).statusCode).toBe(200)
    expect((await quota(30, MOST_FILE_BYTES)).statusCode).toBe(429)
    t.clock.ahead = 25 * 3_600_000
    expect((await scene.send((await scene.pending()).id, goodPdf())).statusCode).toBe(200)
    t.clock.ahead = 0
  })
})
