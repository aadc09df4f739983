import { deflateSync } from 'node:zlib'
import fc from 'fast-check'

const bytes = (text: string): Buffer => Buffer.from(text, 'latin1')
/** Object numbers: of objects hidden inside the bytes of another object, and of objects packed in object streams. */
const HIDDEN = 90
const PACKED = 100

const parts = [
  ...['(', ')', '\\', '\\(', '\\)', '<', '>', '<<', '>>', '%', '%c\n', '\n', '\r', ' ', '  ', '[', ']', '\0', '\x80'],
  ...[
    'obj',
    'endobj',
    'stream',
    'stream\n',
    '>>stream\n',
    'endstream',
    'R',
    'null',
    '1',
    '0',
    '4 0 R',
    '/A',
    '/B 1',
    '/First 4',
  ],
  ...[
    '/Filter /FlateDecode',
    '/Filter',
    '/N 1',
    '/Type /ObjStm',
    '/Length 3',
    '/F',
    '/DecodeParms 4 0 R',
    '<2f4a53>',
    '<4a',
  ],
  ...[
    `${HIDDEN} 0 obj`,
    `${HIDDEN} 0 obj <<`,
    `\n${HIDDEN} 0 obj\n<<`,
    `${HIDDEN} 0 %\nobj`,
    `${HIDDEN + 1} 0 obj <</A`,
  ],
  ...[
    '/S /JavaScript',
    '/S/JavaScript>>',
    '/JS (a)',
    '/JS',
    '/XFA 1 0 R',
    '/J#53 1',
    '/S /Launch',
    '(/JS)',
    '%/JS',
    '/X (obj)',
  ],
  ...[
    '/S /URI /URI (a)',
    '/S /GoTo',
    '/Next 4 0 R',
    '/Next << /S /URI >>',
    '/AA << /O 1 >>',
    '/AA <<',
    '[ /AA ]',
    '/S 4 0 R',
    '/URI',
  ],
]
const soup = fc.array(fc.constantFrom(...parts), { maxLength: 9 }).map((some) => some.join(' '))
const tight = fc.array(fc.constantFrom(...parts), { maxLength: 9 }).map((some) => some.join(''))
const hostileText = fc.oneof(soup, tight)
/** Texts that a naive parser may end too early or too late, next to the entry that they hide. */
const decoy = fc.oneof(
  hostileText,
  hostileText.map((text) => `/X (${text})`),
  hostileText.map((text) => `%${text}\n`),
)
const action = fc.constantFrom(
  '<< /S /JavaScript /JS (a) >>',
  '<< /S /URI /URI (a) >>',
  '<< /S /GoTo /D [3 0 R /Fit] >>',
  '<< /S /GoTo /Next 4 0 R >>',
  '4 0 R',
)
/** The catalog's /OpenAction: a plain object, a hidden one, a packed one, or none. */
const opening = fc.constantFrom(
  ...['', '', '/OpenAction [3 0 R /Fit]', '/OpenAction 4 0 R', '/OpenAction 5 0 R'],
  ...[`/OpenAction ${HIDDEN} 0 R`, `/OpenAction ${PACKED} 0 R`, '/OpenAction << /S /GoTo /Next 4 0 R >>'],
)

type FuzzedObject = {
  kind: 'plain' | 'value' | 'stream' | 'packed' | 'objects'
  dictionary: string
  content: string
  shift: number
}
const hostileObject: fc.Arbitrary<FuzzedObject> = fc.record({
  kind: fc.constantFrom('plain', 'plain', 'value', 'stream', 'packed', 'objects', 'objects'),
  dictionary: decoy,
  content: fc.oneof(decoy, action),
  /** By how many bytes the file's stated length or offset is wrong. */
  shift: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: -12, max: 30 }) },
  ),
})

function bodyOf({ kind, dictionary, content, shift }: FuzzedObject): Buffer {
  if (kind === 'value') return bytes(content)
  if (kind === 'plain') return bytes(`<< ${dictionary} >>`)
  const list = `${PACKED} ${Math.max(0, shift)} `
  const data = kind === 'stream' ? bytes(content) : deflateSync(bytes(kind === 'objects' ? list + content : content))
  const packed = kind === 'stream' ? '' : '/Filter /FlateDecode'
  const objects = kind === 'objects' ? `/Type /ObjStm /N 1 /First ${list.length}` : ''
  const length = Math.max(0, data.length + (kind === 'objects' ? 0 : shift))
  return Buffer.concat([
    bytes(`<< ${objects} ${packed} /Length ${length} ${dictionary} >>\nstream\n`),
    data,
    bytes('\nendstream'),
  ])
}

type Entry = [kind: number, place: number, more: number]
const FREE: Entry = [0, 0, 65_535]

type FileAround = { objects: FuzzedObject[]; table: 'rows' | 'stream'; last: boolean; astray: boolean; opening: string }
/** A file with these objects whose cross-reference table also points at every object hidden inside another. */
function fileAround({ objects, table, last, astray, opening }: FileAround): Buffer {
  const bodies = [
    bytes(`<< /Type /Catalog /Pages 2 0 R ${opening} >>`),
    bytes('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    bytes('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
    ...objects.map(bodyOf),
  ]
  const made: Buffer[] = [bytes('%PDF-1.7\n')]
  let size = made[0]?.length ?? 0
  const entries = new Map<number, Entry>([[0, FREE]])
  bodies.forEach((body, at) => {
    const object = Buffer.concat([bytes(`${at + 1} 0 obj\n`), body, bytes('\nendobj\n')])
    entries.set(at + 1, [1, size, 0])
    if (objects[at - 3]?.kind === 'objects') entries.set(PACKED, [2, at + 1, 0])
    made.push(object)
    size += object.length
  })
  const text = Buffer.concat(made)
  for (const number of [HIDDEN, HIDDEN + 1]) {
    const place = last ? text.lastIndexOf(`${number} 0 `) : text.indexOf(`${number} 0 `)
    if (place >= 0) entries.set(number, [1, place, 0])
  }
  const end = `startxref\n${astray ? 9 : size}\n%%EOF\n`
  return Buffer.concat([text, table === 'rows' ? rows(entries) : crossStream(entries, size), bytes(end)])
}

function rows(entries: Map<number, Entry>): Buffer {
  const lines = [...entries].filter(([, [kind]]) => kind < 2).sort(([one], [other]) => one - other)
  const line = ([number, [kind, place, more]]: [number, Entry]) =>
    `${number} 1\n${String(place).padStart(10, '0')} ${String(more).padStart(5, '0')} ${kind === 1 ? 'n' : 'f'} \n`
  return bytes(`xref\n${lines.map(line).join('')}trailer\n<< /Size 200 /Root 1 0 R >>\n`)
}

function crossStream(entries: Map<number, Entry>, at: number): Buffer {
  const number = 199
  const all: [number, Entry][] = [...entries, [number, [1, at, 0]]]
  const data = Buffer.alloc(all.length * 7)
  all.forEach(([, [kind, place, more]], row) => {
    data.writeUInt8(kind, row * 7)
    data.writeUInt32BE(place, row * 7 + 1)
    data.writeUInt16BE(more, row * 7 + 5)
  })
  const index = all.map(([one]) => `${one} 1`).join(' ')
  const about = `/Type /XRef /Size 200 /Root 1 0 R /W [1 4 2] /Index [${index}] /Length ${data.length}`
  return Buffer.concat([bytes(`${number} 0 obj\n<< ${about} >>\nstream\n`), data, bytes('\nendstream\nendobj\n')])
}

/** Files that try to hide an action from our check that a PDF reader still finds. */
export const hostilePdf: fc.Arbitrary<Buffer> = fc
  .record({
    objects: fc.array(hostileObject, { minLength: 1, maxLength: 3 }),
    table: fc.constantFrom('rows', 'stream'),
    last: fc.boolean(),
    opening,
    astray: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  })
  .map(fileAround)

const words = [
  'HTML/JavaScript',
  '/JS',
  '/XFA 1',
  'an obj',
  'stream',
  '>>stream',
  'endobj',
  '%',
  '/S /Launch',
  '/AA',
  '/OpenAction',
  '/S /URI',
  '<<',
  '>',
  'ç',
  ' ',
  '(',
  ')',
  '\\',
  '\n',
  '#4a',
]
const words1 = fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((some) => some.join(''))
const inString = words1.map((text) => `(${text.replace(/[()\\]/g, '\\$&')})`)
const inHex = words1.map((text) => `<${bytes(text).toString('hex')}>`)
const inComment = words1.map((text) => `%${text.replace(/\n/g, ' ')}\n`)
const harmlessValue = fc.oneof(
  inString,
  inHex,
  inComment.map((text) => `[ 1 ${text} ]`),
  fc.constant('5 0 R'),
)
const harmlessObject: fc.Arbitrary<FuzzedObject> = fc.record({
  kind: fc.constantFrom('plain', 'stream', 'packed', 'objects'),
  dictionary: fc
    .array(harmlessValue, { maxLength: 3 })
    .map((values) => values.map((value, at) => `/K${at} ${value}`).join(' ')),
  content: fc.oneof(
    inString.map((text) => `BT ${text} Tj ET`),
    harmlessValue.map((value) => `<< /A ${value} >>`),
  ),
  shift: fc.constant(0),
})

/** Files with suspicious names and keywords only inside strings and comments, as ordinary programs write them. */
export const harmlessPdf: fc.Arbitrary<Buffer> = fc
  .record({
    objects: fc.array(harmlessObject, { minLength: 1, maxLength: 4 }),
    table: fc.constantFrom('rows', 'stream'),
    opening: fc.constantFrom('', '/OpenAction [3 0 R /Fit]', '/OpenAction 3 0 R'),
  })
  .map((file) => fileAround({ ...file, last: true, astray: false }))
