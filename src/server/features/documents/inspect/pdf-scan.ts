import { fileRefused } from '#domain/documents/refusals.ts'
import { classOf, forbidden, LONGEST_TOKEN, nameAt, REGULAR, SPACE } from './pdf-names.ts'
import { PdfObject } from './pdf-object.ts'
import { PdfStream, type Unpacking } from './pdf-stream.ts'
import { MOST_AFTER_END } from './picture-size.ts'

const MOST_OBJECTS = 100_000
const MOST_UNPACKED = 256 * 1024 * 1024
const MOST_STEPS = 20_000_000
const SLASH = 0x2f
const PERCENT = 0x25
const GREATER = 0x3e
const LINE_ENDS = new Set([10, 13])
const END_OF_STREAM = Buffer.from('endstream')
const nothing = Buffer.alloc(0)

/**
 * Reads a PDF from front to back. It does not follow the file's own tables, which can point anywhere: every byte is looked at,
 * so nothing that a reader would run can lie where it does not look (S38, S40).
 */
export class PdfScan {
  readonly #names = new Set<string>()
  readonly #unpacking: Unpacking = {
    bytesLeft: MOST_UNPACKED,
    stepsLeft: MOST_STEPS,
    name: (name) => this.#note(name),
  }
  #carry: Buffer = nothing
  #offset = 0
  #object = new PdfObject()
  #objects = 0
  #stream: PdfStream | undefined
  #endedAt = -1
  #tableAt = -1
  #expectsTable = false
  #percents = 0
  #greater = false
  #afterDictionary = false
  #inComment = false

  async write(piece: Buffer): Promise<void> {
    await this.#read(this.#carry.length > 0 ? Buffer.concat([this.#carry, piece]) : piece, false)
  }

  /** Called after the last byte: refuses a file that is not a complete PDF. */
  async end(): Promise<void> {
    const size = this.#offset + this.#carry.length
    await this.#read(this.#carry, true)
    const whole = ['Root', 'Catalog', 'Pages'].every((name) => this.#names.has(name))
    if (this.#stream || !whole || this.#objects === 0 || this.#endedAt < 0) throw fileRefused('damaged')
    if (this.#tableAt < 0 || this.#tableAt >= size) throw fileRefused('damaged')
    if (size - this.#endedAt > MOST_AFTER_END) throw fileRefused('extra_data')
  }

  close(): void {
    this.#stream?.close()
  }

  async #read(bytes: Buffer, last: boolean): Promise<void> {
    this.#carry = nothing
    let at = 0
    while (at < bytes.length)
      at = this.#stream ? await this.#inStream(this.#stream, bytes, at) : this.#outside(bytes, at, last)
    this.#offset += bytes.length - this.#carry.length
  }

  async #inStream(stream: PdfStream, bytes: Buffer, at: number): Promise<number> {
    const end = bytes.indexOf(END_OF_STREAM, at)
    if (end === -1) {
      const known = Math.max(at, bytes.length - END_OF_STREAM.length + 1)
      await stream.write(bytes.subarray(at, known))
      this.#carry = bytes.subarray(known)
      return bytes.length
    }
    await stream.write(bytes.subarray(at, end))
    await stream.end()
    this.#stream = undefined
    return end + END_OF_STREAM.length
  }

  #outside(bytes: Buffer, from: number, last: boolean): number {
    let at = from
    while (at < bytes.length) {
      const byte = bytes[at] ?? 0
      if (classOf[byte] === SPACE) {
        if (LINE_ENDS.has(byte)) this.#inComment = false
        this.#percents = 0
        this.#greater = false
        at++
      } else if (byte === SLASH || classOf[byte] === REGULAR) {
        let end = at + 1
        while (end < bytes.length && classOf[bytes[end] ?? 0] === REGULAR) end++
        if (end === bytes.length && end - at < LONGEST_TOKEN && !last) {
          this.#carry = bytes.subarray(at)
          return bytes.length
        }
        if (byte === SLASH) this.#name(nameAt(bytes, at + 1, Math.min(end, at + LONGEST_TOKEN)))
        else this.#word(bytes.toString('latin1', at, Math.min(end, at + LONGEST_TOKEN)), this.#offset + end)
        at = end
        if (this.#stream) return at
      } else {
        this.#delimiter(byte)
        at++
      }
    }
    return at
  }

  #delimiter(byte: number): void {
    this.#percents = byte === PERCENT ? this.#percents + 1 : 0
    if (byte === PERCENT && this.#afterDictionary) this.#inComment = true
    else if (!this.#inComment) this.#afterDictionary = byte === GREATER && this.#greater
    this.#greater = byte === GREATER
    this.#object.delimiter(String.fromCharCode(byte))
  }

  #name(name: string): void {
    if (forbidden.outside.has(name)) throw fileRefused('active_pdf')
    if (name === 'Encrypt') throw fileRefused('encrypted_pdf')
    this.#note(name)
    this.#object.name(name)
    this.#forget()
  }

  #word(word: string, end: number): void {
    if (word === 'stream' && this.#afterDictionary) this.#begin()
    else if (word.startsWith('obj')) {
      this.#object = new PdfObject()
      this.#count(1)
    } else if (word === 'EOF' && this.#percents >= 2) this.#endedAt = end
    else if (/^[+-]?\d/.test(word)) {
      this.#object.number(Number.parseInt(word, 10))
      if (this.#expectsTable) this.#tableAt = Number.parseInt(word, 10)
    }
    this.#forget()
    this.#expectsTable = word === 'startxref'
  }

  #begin(): void {
    this.#stream = new PdfStream(this.#object.stream(), this.#unpacking)
    if (this.#object.holdsObjects) this.#count(this.#object.count)
  }

  #count(more: number): void {
    this.#objects += more
    if (this.#objects > MOST_OBJECTS) throw fileRefused('bomb')
  }

  #forget(): void {
    this.#percents = 0
    this.#greater = false
    this.#expectsTable = false
    if (!this.#inComment) this.#afterDictionary = false
  }

  #note(name: string): void {
    if (name === 'Root' || name === 'Catalog' || name === 'Pages') this.#names.add(name)
  }
}
