import { NO_OBJECT } from './pdf-actions.ts'
import { forbidden } from './pdf-names.ts'
import { PdfObject } from './pdf-object.ts'
import { PdfTokens } from './pdf-tokens.ts'

// Each pair of numbers in the list takes at most this many bytes, so a longer list is no list.
const LONGEST_PAIR = 64
const CARRIAGE_RETURN = 13
const SPACES = /[\0\t\n\f\r ]+/
// Comments that end before the first object, as qpdf writes them behind the list.
const COMMENTS = /^(?:%[^\n\r]*[\n\r][\0\t\n\f\r ]*)*$/
/** An object, and one of the numbers that it is known by. */
export type PackedObject = (number: number, object: PdfObject) => void
type Told = { name: (name: string) => void; object: PackedObject; active: () => never; unreadable: () => void }
type Place = { number: number; at: number }

/**
 * Reads the unpacked objects of an object stream. A reader finds them by the places in the list at the beginning, so each place has to be
 * one where this reading finds the beginning of a token too; otherwise a name could look like a part of a string (S38).
 */
export class PdfObjectStream {
  readonly #told: Told
  #first: number
  readonly #plain: boolean
  readonly #count: number
  #list: Buffer[] = []
  #listBytes = 0
  #places: Place[] = []
  #next = 0
  #object = new PdfObject(NO_OBJECT)
  /** Places without a token between them are the same object. */
  #numbers: number[] = []
  #tokens: PdfTokens | undefined
  #given = false

  /** The data of a stream without a filter begins behind a line break, as `plain` says. */
  constructor({ first, count }: { first: number; count: number }, plain: boolean, told: Told) {
    this.#first = first
    this.#plain = plain
    this.#count = count
    this.#told = told
    if (first > count * LONGEST_PAIR + LONGEST_PAIR) this.#giveUp()
  }

  push(bytes: Buffer): void {
    if (this.#given || bytes.length === 0) return
    if (this.#tokens) return void this.#tokens.push(bytes)
    if (this.#plain && this.#listBytes === 0) this.#first += bytes[0] === CARRIAGE_RETURN ? 2 : 1
    const missing = this.#first - this.#listBytes
    this.#list.push(Buffer.from(bytes.subarray(0, missing)))
    this.#listBytes += Math.min(missing, bytes.length)
    if (this.#listBytes < this.#first) return
    this.#tokens = this.#begin()
    if (bytes.length > missing) this.#tokens.push(bytes.subarray(missing))
  }

  end(): void {
    if (this.#given) return
    if (!this.#tokens?.end()) this.#giveUp()
    this.#endObject()
  }

  #giveUp(): void {
    this.#given = true
    this.#told.unreadable()
  }

  #begin(): PdfTokens {
    const list = Buffer.concat(this.#list).toString('latin1')
    if (this.#plain && !/^\r?\n/.test(list)) this.#giveUp()
    const [pairs = ''] = list.split('%', 1)
    const numbers = pairs.split(SPACES).filter((text) => text !== '')
    const clear = numbers.every((text) => /^\d{1,10}$/.test(text)) && COMMENTS.test(list.slice(pairs.length))
    if (numbers.length < this.#count * 2 || !clear) this.#giveUp()
    for (let row = 1; row < numbers.length; row += 2)
      this.#places.push({ number: Number(numbers[row - 1]), at: this.#first + Number(numbers[row]) })
    this.#places.sort((one, other) => one.at - other.at)
    return new PdfTokens(
      {
        name: (name) => this.#name(name),
        word: (word) => {
          this.#object.word(word)
          return false
        },
        mark: (mark) => this.#object.mark(mark),
        opaque: ({ comment }) => comment || this.#object.text(),
        begin: (start) => this.#beginToken(start),
        span: (_, end) => {
          if ((this.#places[this.#next]?.at ?? Number.POSITIVE_INFINITY) < end) this.#giveUp()
        },
        oddHex: () => this.#giveUp(),
      },
      this.#first,
    )
  }

  #name(name: string): void {
    if (forbidden.objects.has(name)) this.#told.active()
    this.#told.name(name)
    this.#object.name(name)
  }

  #beginToken(start: number): void {
    const numbers: number[] = []
    for (; (this.#places[this.#next]?.at ?? Number.POSITIVE_INFINITY) <= start; this.#next++)
      numbers.push(this.#places[this.#next]?.number ?? NO_OBJECT)
    if (numbers.length === 0) return
    this.#endObject()
    this.#numbers = numbers
  }

  #endObject(): void {
    // An object that begins inside another belongs to both.
    if (this.#object.isOpen) this.#giveUp()
    for (const number of this.#numbers) this.#told.object(number, this.#object)
    this.#object = new PdfObject(NO_OBJECT)
  }
}
