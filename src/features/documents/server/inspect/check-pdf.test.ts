import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { FileRefusal } from '#rules/files/refusals.ts'
import { aPdf, aStream, objectStream } from '#tests/support/sample-pdfs.ts'
import { inspected, says } from '#tests/support/verdict.ts'
import { checkPdf } from './check-pdf.ts'

const real = (name: string): Buffer =>
  readFileSync(new URL(`../../../../../tests/support/pdfs/${name}`, import.meta.url))
/** Inspects the file whole and, if it is small, in pieces of several sizes: the verdict must not depend on the cuts. */
async function verdict(pdf: Buffer): Promise<Buffer | string> {
  const whole = await inspected(checkPdf, pdf)
  if (pdf.length < 20_000) for (const size of [1, 7, 127]) expect(await inspected(checkPdf, pdf, size)).toEqual(whole)
  return whole
}

const js = '<< /S /JavaScript /JS (app.alert(1)) >>'
const packed = (text: string) => deflateSync(Buffer.from(text, 'latin1'))
const hiding = (dictionary: string, content = `9 0 ${js}`) => aPdf({ objects: [aStream(dictionary, packed(content))] })
const OBJECTS = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'

describe('an ordinary PDF is accepted', () => {
  test.each(['fpdf2.pdf', 'fpdf2-metadata.pdf', 'reportlab.pdf', 'reportlab-unpacked.pdf', 'object-streams.pdf'])(
    '%s, whose title, link and text speak of HTML/JavaScript',
    async (name) => {
      expect(await verdict(real(name))).toEqual(real(name))
    },
  )

  const link = '<< /S /URI /URI (https://developer.mozilla.org/docs/Web/JavaScript) >>'
  const page = Buffer.from('BT (HTML/JavaScript, /S /Launch \\( /Type /RichMedia) Tj ET')
  const bom = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), aPdf()])
  const picture = (space: string) => `/Subtype /Image /Width 2480 /Height 3508 /BitsPerComponent 8 /ColorSpace ${space}`
  test.each([
    ['with a link to pages about scripts', aPdf({ objects: [link] })],
    ['with such a link among packed objects', aPdf({ objects: [objectStream(link)] })],
    ['with a title about scripts', aPdf({ objects: ['<< /Title (HTML/JavaScript) /Author <2f4a53> >>'] })],
    ['with a comment about scripts', aPdf({ objects: ['1 % uses no /JavaScript, /JS nor /XFA'] })],
    ['with strings in strings', aPdf({ objects: ['<< /A (a (/JS \\) /XFA) \\\\) /B (\\() /C (/Launch) >>'] })],
    ['whose text is about scripts', aPdf({ objects: [aStream('', page)] })],
    ['whose packed text is about scripts', aPdf({ objects: [aStream('/Filter /FlateDecode', deflateSync(page))] })],
    ['that says `obj` and `stream` in its texts', aPdf({ objects: ['<< /A (3 0 obj >>stream endobj) >>'] })],
    ['with filter and length in other objects', aPdf({ objects: [sapStream(), '/FlateDecode', '43'] })],
    ['with a list of filters in another object', aPdf({ objects: [sapStream(), '[ /FlateDecode ]', '43'] })],
    ['behind the mark of a text file', bom],
    ['with an outline', aPdf({ objects: ['<< /Type /Outlines /First 5 0 R /Last 5 0 R /Count 1 >>'] })],
    ['that opens with its second page', aPdf({ catalog: '/OpenAction [3 0 R /Fit]', objects: [link] })],
    [
      'that opens with a place in another object',
      aPdf({ catalog: '/OpenAction 4 0 R', objects: ['<< /S /GoTo /D [3 0 R /Fit] >>', link] }),
    ],
    [
      'that opens with a place among packed objects',
      aPdf({ catalog: '/OpenAction 9 0 R', objects: [objectStream('<< /S /GoTo /D [3 0 R /Fit] >>'), link] }),
    ],
    [
      'that opens with a place and has a base for its links',
      aPdf({ catalog: '/OpenAction [3 0 R /Fit] /URI << /Base (https://example.com/) >>', objects: [link] }),
    ],
    ['that is printed when it opens', aPdf({ catalog: '/OpenAction << /S /Named /N /Print >>' })],
    ['with links in its outline', aPdf({ objects: ['<< /Title (a) /A << /S /URI /URI (b) >> /Next 5 0 R >>'] })],
    ['with a letter of the name AA', aPdf({ objects: ['<< /Differences [0 /AA /AB] >>'] })],
    [
      'with comments behind the list of packed objects',
      aPdf({ objects: [qdf('9 0\n%% Object stream: object 9, index 0; (obj\n')] }),
    ],
    [
      'whose filter is among packed objects',
      aPdf({ objects: [aStream('/Filter 9 0 R', packed('BT (Nota) Tj ET')), objectStream('/FlateDecode')] }),
    ],
    [
      'whose table is not where it says',
      Buffer.from(
        aPdf()
          .toString('latin1')
          .replace(/startxref\n\d+/, 'startxref\n94071'),
        'latin1',
      ),
    ],
    ['in which brackets were closed too often', aPdf({ objects: ['<< /A [1] >> ] >>'] })],
  ])('a PDF %s', async (_, pdf) => {
    expect(await verdict(pdf)).toEqual(pdf)
  })

  test('ten pages of coloured 300-dpi pictures with their masks', async () => {
    // 0x2f is a dark grey and also the slash before a PDF name: pixels must not be read as names.
    const colours = deflateSync(Buffer.alloc(2480 * 3508 * 3, 0x2f), { level: 1 })
    const mask = deflateSync(Buffer.alloc(2480 * 3508, 255), { level: 1 })
    const objects = Array.from({ length: 10 }, () => [
      aStream(`/Filter /FlateDecode ${picture('/DeviceRGB')}`, colours),
      aStream(`/Filter /FlateDecode ${picture('/DeviceGray')}`, mask),
    ]).flat()
    expect(await verdict(aPdf({ objects }))).toBeInstanceOf(Buffer)
  })
})

function sapStream(): Buffer {
  const data = packed('BT (Nota fiscal) Tj ET')
  return Buffer.concat([Buffer.from('<< /Filter 5 0 R /Length 6 0 R >>\nstream\n'), data, Buffer.from('\nendstream')])
}

function qdf(list: string): Buffer {
  return aStream(`/Type /ObjStm /N 1 /First ${list.length}`, Buffer.from(`${list}<< /A (b) >>\n`))
}

function twoInOne(): Buffer {
  const list = '9 0 8 3 '
  return aStream(`/Type /ObjStm /N 2 /First ${list.length}`, Buffer.from(`${list}<< /S /GoTo /Next 4 0 R >>`))
}

const uri = '<< /S /URI /URI (https://example.com/seen) >>'
const opening = (...objects: (string | Buffer)[]) => aPdf({ catalog: '/OpenAction 4 0 R', objects })
/** The cross-reference table points to the second digit of `14 0 obj`, so that a reader finds object 4 there. */
function intoNumber(): Buffer {
  const filler = Array.from({ length: 10 }, (_, at) => (at === 0 ? '[3 0 R /Fit]' : 'null'))
  const text = opening(...filler, uri).toString('latin1')
  const row = (object: string) => `${String(text.indexOf(`\n${object} 0 obj`) + 1).padStart(10, '0')} 00000 n`
  const astray = `${String(text.indexOf('14 0 obj') + 1).padStart(10, '0')} 00000 n`
  return Buffer.from(text.replace(row('4'), astray), 'latin1')
}

describe('what a reader would do by itself is refused', () => {
  test.each<[string, Buffer, FileRefusal]>([
    ['a form that is sent', aPdf({ objects: ['<< /S /SubmitForm /F (https://example.com) >>'] }), 'active_pdf'],
    ['a form that is sent, packed', aPdf({ objects: [objectStream('<< /S /SubmitForm >>')] }), 'active_pdf'],
    ['values that are fetched', aPdf({ objects: ['<< /S /ImportData /F (a.fdf) >>'] }), 'active_pdf'],
    ['a program', aPdf({ objects: ['<< /S /Launch /F (a.exe) >>'] }), 'active_pdf'],
    ['another file', aPdf({ objects: ['<< /S /GoToR /F (a.pdf) /D [0 /Fit] >>'] }), 'active_pdf'],
    ['a file inside', aPdf({ objects: ['<< /S /GoTo#45 /T << /R /C >> >>'] }), 'active_pdf'],
    ['an address at the opening', aPdf({ catalog: `/OpenAction ${uri}` }), 'active_pdf'],
    ['an address at the opening, in another object', opening(uri), 'active_pdf'],
    ['an address at the opening, packed', opening('9 0 R', objectStream(uri)), 'active_pdf'],
    ['an address at the opening, known by another number', intoNumber(), 'active_pdf'],
    ['an address behind a place', opening('<< /S /GoTo /D [3 0 R /Fit] /Next 5 0 R >>', uri), 'active_pdf'],
    ['an address whose kind is in another object', opening('<< /S 5 0 R /URI#20 1 >>', '/URI'), 'active_pdf'],
    ['an address in an object with another one', opening('5 0 R', uri), 'active_pdf'],
    [
      'an address in a second version of the object',
      aPdf({
        catalog: '/OpenAction 4 0 R',
        objects: ['[3 0 R /Fit]'],
        after: `4 0 obj\n${uri}\nendobj\nstartxref\n9\n%%EOF\n`,
      }),
      'active_pdf',
    ],
    ['an address beside a base for links', opening('<< /S /URI /URI << /URI (a) >> /URI (b) >>'), 'active_pdf'],
    ['an address as the kind of a broken dictionary', opening('<< /URI << >> /S /URI << >> >>'), 'active_pdf'],
    ['a text of another file at the opening', opening('<< /S /Thread /F (a.pdf) /D 0 >>'), 'active_pdf'],
    ['a film at the opening', opening('<< /S /Rendition /OP 0 /R 5 0 R >>', '<< /S /MR >>'), 'active_pdf'],
    ['a sound at the opening', aPdf({ catalog: '/OpenAction << /S /Soun#64 /Sound 4 0 R >>' }), 'active_pdf'],
    ['links in a list behind a place', opening('<< /S /GoTo /N#65xt [5 0 R 6 0 R] >>', uri, uri), 'active_pdf'],
    ['a catalog among packed objects', aPdf({ objects: [objectStream(`<< /Open#41ction ${uri} >>`)] }), 'active_pdf'],
    [
      'a catalog of a later version of the file',
      aPdf({ objects: [uri], after: '1 0 obj\n<< /OpenAction 4 0 R >>\nendobj\nstartxref\n9\n%%EOF\n' }),
      'active_pdf',
    ],
    ['a form that is sent from the outline', aPdf({ objects: ['<< /A << /S /Submit#46orm >> >>'] }), 'active_pdf'],
    ['at a key in a field', aPdf({ objects: [`<< /FT /Tx /Kids [<< /A#41 << /K ${uri} >> >>] >>`] }), 'active_pdf'],
    ['at the showing of an annotation', aPdf({ objects: [`<< /Type /Annot /AA << /PV ${uri} >> >>`] }), 'active_pdf'],
    ['an object that is nowhere', aPdf({ catalog: '/OpenAction 8 0 R' }), 'active_pdf'],
    ['an object hidden in a text', opening('[3 0 R /Fit]', '<< /A (4 0 obj 6 0 R) >>', uri), 'active_pdf'],
    ['at the showing of a page', aPdf({ objects: [`<< /Type /Page /AA << /O ${uri} >> >>`] }), 'active_pdf'],
    ['at the showing of a page, packed', aPdf({ objects: [objectStream('<< /AA 5 0 R >>'), uri] }), 'active_pdf'],
    [
      'in a bracket between two entries',
      aPdf({ objects: [`<< /Type /Page [ /AA << /O ${uri} >> ] >>`] }),
      'active_pdf',
    ],
    ['in such a bracket, packed', aPdf({ objects: [objectStream('<< /T 1 [ /A#41 5 0 R ] >>'), uri] }), 'active_pdf'],
    ['behind a bracket too many', aPdf({ objects: ['<< /T 1 ] [ /AA /X ] >>'] }), 'active_pdf'],
    ['in brackets that do not fit', aPdf({ objects: ['<< /A [ /AA 5 0 R >> ]', uri] }), 'active_pdf'],
  ])('%s', async (_, pdf, why) => {
    expect(await verdict(pdf)).toBe(says(why))
  })
})

const form = '7 0 obj << /XFA 9 0 R >>'
const action = `7 0 obj ${js}`
describe('what a reader would run is refused', () => {
  test.each<[string, Buffer, FileRefusal]>([
    ['packed, with `obj` in a string of the dictionary', hiding(`${OBJECTS} /X (obj)`), 'active_pdf'],
    ['packed, with `obj` in a comment of the dictionary', hiding(`${OBJECTS} %obj\n`), 'active_pdf'],
    ['packed, with a word too many in the dictionary', hiding(`${OBJECTS} obj /X 1`), 'damaged'],
    ['packed, with an end in the dictionary', hiding(`${OBJECTS} endobj /X 1`), 'damaged'],
    [
      'behind a string that says `stream`',
      aPdf({ objects: ['<< /A (>>stream) >>', '<< /XFA 9 0 R >>'] }),
      'active_pdf',
    ],
    ['behind a comment that says `stream`', aPdf({ objects: ['<< /A 1 >> %>>stream\n', js] }), 'active_pdf'],
    [
      'in an object that begins in a string',
      aPdf({ objects: [`<< /A (${action.replace('JS (', 'JS \\(')}) >>`] }),
      'active_pdf',
    ],
    ['in an object that begins in a comment', aPdf({ objects: [`1 %${form}\n`] }), 'active_pdf'],
    ['in an object that begins in a stream', aPdf({ objects: [aStream('', Buffer.from(form))] }), 'active_pdf'],
    [
      'in an object that begins in a picture',
      aPdf({ objects: [aStream('/Filter /DCTDecode', Buffer.from(form))] }),
      'active_pdf',
    ],
    [
      'in an object torn between two strings',
      aPdf({ objects: ['<< /A (7 0 obj << % ) /B (\n/XFA 9 0 R >>) >>'] }),
      'active_pdf',
    ],
    [
      'in an object whose number is torn by a comment',
      aPdf({ objects: ['<< /A (7 0 %c\nobj << /XFA 9 0 R >>) >>'] }),
      'active_pdf',
    ],
    [
      'in an object behind much white space',
      aPdf({ objects: [`<< /A (7 0${' '.repeat(300)}obj << /XFA 9 0 R >>) >>`] }),
      'active_pdf',
    ],
    [
      'in packed objects that begin in a string',
      aPdf({ objects: [`<< /A (7 0 obj << ${OBJECTS} >> stream) >>`] }),
      'damaged',
    ],
    [
      'behind data that says `endstream`',
      aPdf({ objects: [aStream('', Buffer.from('endstream (')), `${js}\n%)`] }),
      'active_pdf',
    ],
    ['at a place inside a string of packed objects', hiding(OBJECTS.replace('4', '6'), `9 1   (${js})`), 'damaged'],
    ['at a place inside a bracket of packed objects', hiding(OBJECTS, `9 1 << (\n> ${js}) >>`), 'damaged'],
    ['behind a comment in the list of packed objects', aPdf({ objects: [qdf('9 %\n 0 ')] }), 'damaged'],
    ['behind a comment that ends in packed objects', aPdf({ objects: [qdf('9 0 %')] }), 'damaged'],
    ['in a packed object inside another', aPdf({ objects: [twoInOne()] }), 'damaged'],
    ['in packed objects without their list', hiding(OBJECTS, js), 'active_pdf'],
    ['in packed objects with parameters elsewhere', hiding(`${OBJECTS} /DecodeParms 7 0 R`), 'damaged'],
    ['in packed objects with a second filter', hiding(`${OBJECTS} /F /ASCIIHexDecode`), 'damaged'],
    ['in packed objects that begin in two places', hiding(`${OBJECTS} /First 5`), 'damaged'],
    ['in packed objects that begin somewhere else', hiding(OBJECTS.replace('First 4', 'First 8 0 R')), 'damaged'],
    ['in packed objects with the filter somewhere else', hiding(OBJECTS.replace('/FlateDecode', '8 0 R')), 'damaged'],
    [
      'in packed objects behind an odd space',
      aPdf({ objects: [aStream(OBJECTS, packed(`9 0 ${js}`), '\x80')] }),
      'damaged',
    ],
    ['in a string of packed objects without a kind', hiding('/N 1 /Filter /FlateDecode', `9 0 (${js})`), 'active_pdf'],
    ['with an odd space behind the name', aPdf({ objects: ['<< /S /JavaScript\x80 >>'] }), 'active_pdf'],
    ['behind an odd hex string', aPdf({ objects: [`<< /A <( > ${js} % )\n >>`] }), 'damaged'],
    ['in names', aPdf({ catalog: `/Names << /JavaScript << /Names [(a) 4 0 R] >> >>` }), 'active_pdf'],
    ['on a page', aPdf({ catalog: `/AA << /O ${js} >>` }), 'active_pdf'],
    ['in a later version of the file', aPdf({ after: `4 0 obj\n${js}\nendobj\nstartxref\n9\n%%EOF\n` }), 'active_pdf'],
  ])('a script or form %s', async (_, pdf, why) => {
    expect(await verdict(pdf)).toBe(says(why))
  })

  test.each<[string, Buffer, FileRefusal]>([
    ['protected, with object streams', real('protected-object-streams.pdf'), 'encrypted_pdf'],
    ['whose filter is in no object', aPdf({ objects: [sapStream()] }), 'damaged'],
    ['packed in itself, as another object says', aPdf({ objects: [sapStream(), '[/FlateDecode /Fl]', '43'] }), 'bomb'],
    ['in which a string never ends', aPdf({ objects: ['<< /A (b >>'] }), 'damaged'],
    ['in which a bracket never ends', aPdf({ objects: ['<< /A [1 >>'] }), 'damaged'],
    ['with a word of 2 kB in the comment at its end', aPdf({ after: `%%EOF${'x'.repeat(2000)}` }), 'extra_data'],
    ['in a thousand brackets', aPdf({ objects: [`${'['.repeat(1000)}${']'.repeat(1000)}`] }), 'bomb'],
  ])('a PDF %s', async (_, pdf, why) => {
    expect(await verdict(pdf)).toBe(says(why))
  })

  const zeros = deflateSync(Buffer.alloc(100_000_000), { level: 1 })
  test('a picture that unpacks to more than its points', async () => {
    const dictionary = '/Filter /FlateDecode /Subtype /Image /Width 9 /Height 9'
    const objects = Array.from({ length: 3 }, () => aStream(dictionary, zeros))
    expect(await verdict(aPdf({ objects }))).toBe(says('bomb'))
  })

  test('more pictures than anybody scans', async () => {
    const dictionary = '/Filter /FlateDecode /Subtype /Image /Width 10000 /Height 10000'
    const objects = Array.from({ length: 9 }, () => aStream(dictionary, zeros))
    expect(await verdict(aPdf({ objects }))).toBe(says('bomb'))
  })
})
