import { fileRefused } from '#rules/files/refusals.ts'
import { type Effort, forbidden, NameFinder } from './pdf-names.ts'

const OBJ = Buffer.from('obj')
const WINDOW = 64
// Two numbers before `obj`, separated by white space; after a line break one or both may be missing, because a comment may precede it.
const NUMBERS = /(?:[\d.+-][\0\t\n\f\r \x80\xff]+|[\r\n])[\d.+-]+[\0\t\n\f\r \x80\xff]*$|[\r\n][\0\t\n\f\r \x80\xff]*$/
const NOTHING_ELSE = /^[\d.+\-\0\t\n\f\r \x80\xff]*$/

/**
 * Watches strings, comments and stream data. A cross-reference table, or a reader that repairs one, can point into them, but only to
 * where something looks like the beginning of an object; from there on, every name counts (S38).
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

  /** Something in strings, comments or stream data looks like the beginning of an object. */
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

  /** The string, comment or stream is over: the next piece belongs to another one. */
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
