import { fileRefused } from '#rules/files/refusals.ts'
import { ANY_NUMBER, NO_OBJECT, OpenedObjects } from './pdf-actions.ts'
import { NamedFilters } from './pdf-filters.ts'
import { HiddenObjects } from './pdf-hidden.ts'
import { forbidden } from './pdf-names.ts'
import { PdfObject } from './pdf-object.ts'
import { PdfStream, type Unpacking } from './pdf-stream.ts'
import { type Mark, type OpaquePart, PdfTokens } from './pdf-tokens.ts'
import { MOST_AFTER_END } from './picture-size.ts'

const MOST_OBJECTS = 100_000
const MOST_UNPACKED = 256 * 1024 * 1024
// Twenty pages of coloured 300-dpi pictures with their masks.
const MOST_PICTURE_BYTES = 768 * 1024 * 1024
const MOST_STEPS = 20_000_000
const END_OF_STREAM = Buffer.from('endstream')
const END_OF_FILE = Buffer.from('%%EOF')
const nothing = Buffer.alloc(0)

/**
 * Reads a PDF from start to end. It ignores the cross-reference tables, which can point anywhere, and looks at every byte,
 * so that active content cannot be hidden from it (S38, S40).
 */
export class PdfScan {
  readonly #names = new Set<string>()
  readonly #filters = new NamedFilters()
  readonly #opened = new OpenedObjects()
  readonly #unpacking: Unpacking
  readonly #tokens = new PdfTokens({
    name: (name) => this.#name(name),
    word: (word) => this.#word(word),
    mark: (mark) => this.#mark(mark),
    opaque: (part) => this.#opaque(part),
    begin: () => undefined,
    span: () => undefined,
    oddHex: () => {
      throw fileRefused('damaged')
    },
  })
  /** The last bytes of a stream, which may be the beginning of `endstream`. */
  #carry: Buffer = nothing
  #object = new PdfObject(NO_OBJECT)
  #objects = 0
  #stream: PdfStream | undefined
  #unreadable = false
  #endedAt = -1
  #tableAt = -1
  #expectsTable = false
  #afterDictionary = false
  #numbers: [number, number] = [-1, -1]

  constructor() {
    const effort = { stepsLeft: MOST_STEPS }
    this.#unpacking = Object.assign(effort, {
      bytesLeft: MOST_UNPACKED,
      pictureBytesLeft: MOST_PICTURE_BYTES,
      hidden: new HiddenObjects(effort),
      name: (name: string) => this.#note(name),
      object: (number: number, object: PdfObject) => this.#define(number, object),
      unreadable: () => {
        this.#unreadable = true
      },
    })
  }

  async write(piece: Buffer): Promise<void> {
    let bytes = piece
    while (bytes.length > 0) bytes = this.#stream ? await this.#inStream(this.#stream, bytes) : this.#tokens.push(bytes)
  }

  /** Called after the last byte: refuses a file that is not a complete PDF. */
  async end(): Promise<void> {
    const closed = this.#tokens.end()
    this.#endObject()
    const size = this.#tokens.offset + this.#carry.length
    const whole = ['Root', 'Catalog', 'Pages'].every((name) => this.#names.has(name))
    if (this.#stream || !closed || this.#unreadable || !whole) throw fileRefused('damaged')
    if (this.#objects === 0 || this.#endedAt < 0) throw fileRefused('damaged')
    // Only the presence of `startxref` matters, not its offset: PDF readers search for the table when it is not there.
    if (this.#tableAt < 0) throw fileRefused('damaged')
    this.#filters.check()
    this.#opened.check(this.#unpacking.hidden.found)
    if (size - this.#endedAt > MOST_AFTER_END) throw fileRefused('extra_data')
  }

  close(): void {
    this.#stream?.close()
  }

  async #inStream(stream: PdfStream, piece: Buffer): Promise<Buffer> {
    const bytes = this.#carry.length > 0 ? Buffer.concat([this.#carry, piece]) : piece
    const end = bytes.indexOf(END_OF_STREAM)
    const known = end === -1 ? Math.max(0, bytes.length - END_OF_STREAM.length + 1) : end
    await stream.write(bytes.subarray(0, known))
    this.#tokens.skip(known)
    this.#carry = end === -1 ? Buffer.from(bytes.subarray(known)) : nothing
    if (end === -1) return nothing
    await stream.end()
    this.#stream = undefined
    this.#tokens.skip(END_OF_STREAM.length)
    return bytes.subarray(end + END_OF_STREAM.length)
  }

  #name(name: string): void {
    if (forbidden.objects.has(name)) throw fileRefused('active_pdf')
    if (name === 'Encrypt') throw fileRefused('encrypted_pdf')
    this.#note(name)
    this.#object.name(name)
    this.#forget()
  }

  #word(word: string): boolean {
    const afterDictionary = this.#afterDictionary
    const expectsTable = this.#expectsTable
    this.#forget()
    if (word.startsWith('stream') && afterDictionary) return this.#begin(word)
    // Some readers take `0obj` for a number and the beginning of an object.
    if (/^[\d.+-]*obj/.test(word)) this.#beginObject(word === 'obj' ? this.#numbers[0] : ANY_NUMBER)
    else if (word.startsWith('endobj')) this.#endObject()
    else this.#object.word(word)
    if (/^[+-]?\d/.test(word)) {
      const value = Number.parseInt(word, 10)
      this.#numbers = [this.#numbers[1], value]
      if (expectsTable) this.#tableAt = value
    }
    this.#expectsTable = word === 'startxref'
    return false
  }

  #mark(mark: Mark): void {
    this.#object.mark(mark)
    this.#forget()
    this.#afterDictionary = mark === '>>'
  }

  #opaque({ bytes, at, over, comment }: OpaquePart): void {
    this.#unpacking.hidden.push(bytes)
    if (over) this.#unpacking.hidden.end()
    if (comment) {
      const end = bytes.lastIndexOf(END_OF_FILE)
      if (end >= 0) this.#endedAt = at + end + END_OF_FILE.length
    } else if (over) {
      this.#object.text()
      this.#forget()
    }
  }

  #begin(word: string): boolean {
    // Readers do not agree whether a longer word begins a stream.
    if (word !== 'stream') throw fileRefused('damaged')
    const kind = this.#object.stream()
    if (kind.filterIn !== undefined) this.#filters.ask(kind.filterIn)
    if (typeof kind.objects === 'object') this.#count(kind.objects.count)
    this.#stream = new PdfStream(kind, this.#unpacking)
    return true
  }

  #beginObject(number: number): void {
    this.#endObject()
    this.#object = new PdfObject(number)
    this.#count(1)
  }

  #endObject(): void {
    this.#object.end()
    this.#define(this.#object.number, this.#object)
    this.#object = new PdfObject(NO_OBJECT)
  }

  #define(number: number, object: PdfObject): void {
    this.#filters.define(number, object.names)
    this.#opened.define(number, object.actions)
  }

  #count(more: number): void {
    this.#objects += more
    if (this.#objects > MOST_OBJECTS) throw fileRefused('bomb')
  }

  #forget(): void {
    this.#expectsTable = false
    this.#afterDictionary = false
  }

  #note(name: string): void {
    if (name === 'Root' || name === 'Catalog' || name === 'Pages') this.#names.add(name)
  }
}
