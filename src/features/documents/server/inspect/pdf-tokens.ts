import { classOf, LONGEST_TOKEN, nameAt, REGULAR, SLASH, SPACE } from './pdf-bytes.ts'

export type Mark = '<<' | '>>' | '[' | ']'
/** A part of a string or comment at the offset `at`: PDF readers see no names or keywords in it. */
export type OpaquePart = { bytes: Buffer; at: number; over: boolean; comment: boolean }
/** Callbacks for the tokens of a PDF, called in the order of the file. */
export type TokenSink = {
  name: (name: string) => void
  /** A number or a keyword; returns true when no tokens follow but a stream, so that tokenizing stops after it. */
  word: (word: string) => boolean
  mark: (mark: Mark) => void
  opaque: (part: OpaquePart) => void
  /** A token starts here; it is emitted when it ends. */
  begin: (start: number) => void
  /** A token extends from `start` to `end`. */
  span: (start: number, end: number) => void
  /** A hex string has characters that are not hex digits, which PDF readers treat differently. */
  oddHex: () => void
}

const [OPEN, CLOSE, LESS, GREATER, PERCENT, BACKSLASH] = [...Buffer.from('()<>%\\')]
const marks: Record<number, Mark> = { 91: '[', 93: ']' }
const isLineEnd = (byte: number | undefined): boolean => byte === 10 || byte === 13
const inHex = new Uint8Array(256)
for (const byte of Buffer.from('0123456789abcdefABCDEF\0\t\n\f\r ', 'latin1')) inHex[byte] = 1
const nothing = Buffer.alloc(0)

/** Splits the text of a PDF into its tokens (ISO 32000-1, 7.2 and 7.3), independent of how the file is cut into pieces. */
export class PdfTokens {
  readonly #sink: TokenSink
  #state: 'text' | 'string' | 'hex' | 'comment' | 'rest' = 'text'
  #depth = 0
  #escaped = false
  #carry: Buffer = nothing
  /** Offset at which the current token began. */
  #start = 0
  /** Offset of the next byte to be read. */
  #offset: number

  constructor(sink: TokenSink, offset = 0) {
    this.#sink = sink
    this.#offset = offset
  }

  get offset(): number {
    return this.#offset
  }

  /** Moves past stream data, which the caller reads itself. */
  skip(count: number): void {
    this.#offset += count
  }

  /** Tokenizes a piece; returns the unread bytes when a word stopped the reading. */
  push(piece: Buffer): Buffer {
    return this.#read(this.#carry.length > 0 ? Buffer.concat([this.#carry, piece]) : piece, false)
  }

  /** Reads what was held back; false when the file ends inside a string. */
  end(): boolean {
    this.#read(this.#carry, true)
    if (this.#state === 'comment') this.#part(nothing, 0, 0, true)
    if (this.#state === 'rest' || this.#state === 'comment') this.#close(0)
    return this.#state === 'text'
  }

  #read(bytes: Buffer, last: boolean): Buffer {
    this.#carry = nothing
    let at = 0
    while (at < bytes.length) {
      if (this.#state === 'text') {
        const next = this.#text(bytes, at, last)
        if (next < 0) {
          this.#offset -= next
          return bytes.subarray(-next)
        }
        at = next
      } else at = this.#inside(bytes, at)
    }
    this.#offset += bytes.length - this.#carry.length
    return nothing
  }

  #inside(bytes: Buffer, at: number): number {
    if (this.#state === 'string') return this.#string(bytes, at)
    if (this.#state === 'hex') return this.#hex(bytes, at)
    if (this.#state === 'comment') return this.#comment(bytes, at)
    let end = at
    while (end < bytes.length && classOf[bytes[end] ?? 0] === REGULAR) end++
    if (end < bytes.length) this.#close(end)
    return end
  }

  /** Reads tokens until one changes the state. Returns the next position, negated when a word stopped the reading. */
  #text(bytes: Buffer, from: number, last: boolean): number {
    let at = from
    while (at < bytes.length) {
      const byte = bytes[at] ?? 0
      if (classOf[byte] === SPACE) at++
      else if (byte === SLASH || classOf[byte] === REGULAR) {
        let end = at + 1
        while (end < bytes.length && classOf[bytes[end] ?? 0] === REGULAR) end++
        const cut = end === bytes.length && !last
        if (cut && end - at < LONGEST_TOKEN) return this.#hold(bytes, at)
        const shown = Math.min(end, at + LONGEST_TOKEN)
        this.#begin(at)
        if (byte === SLASH) this.#sink.name(nameAt(bytes, at + 1, shown))
        else if (this.#sink.word(bytes.toString('latin1', at, shown))) return -end
        if (cut) {
          this.#state = 'rest'
          return end
        }
        at = this.#close(end)
      } else if (byte === LESS || byte === GREATER) {
        if (at + 1 === bytes.length && !last) return this.#hold(bytes, at)
        if (bytes[at + 1] === byte) {
          this.#begin(at)
          this.#sink.span(this.#start, this.#start + 2)
          this.#sink.mark(byte === LESS ? '<<' : '>>')
          at += 2
        } else if (byte === LESS) return this.#enter('hex', at)
        else at++
      } else if (byte === OPEN) {
        this.#depth = 1
        return this.#enter('string', at)
      } else if (byte === PERCENT) {
        // A short comment is read in one piece, so that `%%EOF` is seen wherever the file is cut.
        const short = bytes.length - at < LONGEST_TOKEN && !bytes.subarray(at).some(isLineEnd)
        if (short && !last) return this.#hold(bytes, at)
        this.#enter('comment', at)
        return at
      } else {
        const mark = marks[byte]
        if (mark) {
          this.#begin(at)
          this.#sink.mark(mark)
        }
        at++
      }
    }
    return at
  }

  #hold(bytes: Buffer, at: number): number {
    this.#carry = bytes.subarray(at)
    return bytes.length
  }

  #begin(at: number): void {
    this.#start = this.#offset + at
    this.#sink.begin(this.#start)
  }

  #enter(state: 'string' | 'hex' | 'comment', at: number): number {
    this.#begin(at)
    this.#state = state
    return at + 1
  }

  /** Ends the current token before `at` and returns to the state `text`. */
  #close(at: number): number {
    this.#state = 'text'
    this.#sink.span(this.#start, this.#offset + at)
    return at
  }

  #part(bytes: Buffer, from: number, to: number, over: boolean): void {
    const comment = this.#state === 'comment'
    this.#sink.opaque({ bytes: bytes.subarray(from, to), at: this.#offset + from, over, comment })
  }

  #string(bytes: Buffer, from: number): number {
    for (let at = from; at < bytes.length; at++) {
      const byte = bytes[at]
      if (this.#escaped) this.#escaped = false
      else if (byte === BACKSLASH) this.#escaped = true
      else if (byte === OPEN) this.#depth++
      else if (byte === CLOSE && --this.#depth === 0) {
        this.#part(bytes, from, at, true)
        return this.#close(at + 1)
      }
    }
    this.#part(bytes, from, bytes.length, false)
    return bytes.length
  }

  #hex(bytes: Buffer, from: number): number {
    let at = from
    while (at < bytes.length && inHex[bytes[at] ?? 0] === 1) at++
    if (at === bytes.length) return at
    if (bytes[at] !== GREATER) this.#sink.oddHex()
    this.#part(bytes, at, at, true)
    return this.#close(at + 1)
  }

  #comment(bytes: Buffer, from: number): number {
    let end = from
    while (end < bytes.length && !isLineEnd(bytes[end])) end++
    const over = end < bytes.length
    this.#part(bytes, from, end, over)
    return over ? this.#close(end) : end
  }
}
