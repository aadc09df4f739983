import { fileRefused } from '#rules/files/refusals.ts'
import { type Effort, forbidden, NameFinder } from './pdf-names.ts'

const OBJ = Buffer.from('obj')
const WINDOW = 64
// Two numbers before `obj`, with white space between; after a line break the first or both may stand before a comment.
const NUMBERS = /(?:[\d.+-][\0\t\n\f\r \x80\xff]+|[\r\n])[\d.+-]+[\0\t\n\f\r \x80\xff]*$|[\r\n][\0\t\n\f\r \x80\xff]*$/
const NOTHING_ELSE = /^[\d.+\-\0\t\n\f\r \x80\xff]*$/

/**
 * Watches strings, comments and packed data. A file's table of objects, or a reader that mends a table, can lead into them, but only to
 * where something looks like the beginning of an object; names behind it are names then, in all that follows (S38).
 */
export class HiddenObjects {
  readonly #names: NameFinder
  #tail: Buffer = Buffer.alloc(0)
  #cut = false
  #found = false

  constructor(effort: Effort) {
    const refuse = (name: string) => {
      throw fileRefused(name === 'ObjStm' || name === 'First' ? 'damaged' : 'active_pdf')
    }
    this.#names = new NameFinder(forbidden.hidden, refuse, effort)
  }

  /** Something in strings, comments or packed data looks like the beginning of an object. */
  get found(): boolean {
    return this.#found
  }

  push(piece: Buffer): void {
    if (this.#found) {
      this.#names.push(piece)
      return
    }
    const bytes = this.#tail.length > 0 ? Buffer.concat([this.#tail, piece]) : piece
    const fresh = Math.max(0, this.#tail.length - OBJ.length + 1)
    for (let at = bytes.indexOf(OBJ, fresh); at !== -1; at = bytes.indexOf(OBJ, at + 1)) {
      if (!this.#beginsObject(bytes, at)) continue
      this.#found = true
      this.#names.push(bytes.subarray(at))
      return
    }
    this.#cut ||= bytes.length > WINDOW
    this.#tail = Buffer.from(bytes.subarray(-WINDOW))
  }

  /** The string, comment or stream is over: what follows it is another one. */
  end(): void {
    if (this.#found) this.#names.end()
    else this.#tail = this.#tail.subarray(0, 0)
    this.#cut = false
  }

  #beginsObject(bytes: Buffer, at: number): boolean {
    const from = Math.max(0, at - WINDOW)
    const before = bytes.toString('latin1', from, at)
    const more = from > 0 || this.#cut
    return NUMBERS.test(before) || (more && NOTHING_ELSE.test(before))
  }
}
