import { NO_OBJECT } from './pdf-actions.ts'
import { forbidden } from './pdf-names.ts'
import { PdfObject } from './pdf-object.ts'
import { PdfTokens } from './pdf-tokens.ts'

// Most bytes for each pair of numbers in the list of an object stream; a stream with a longer list counts as unreadable.
const LONGEST_PAIR = 64
const CARRIAGE_RETURN = 13
const SPACES = /[\0\t\n\f\r ]+/
// Comments after the list, as qpdf writes them; each has to end before the first object.
const COMMENTS = /^(?:%[^\n\r]*[\n\r][\0\t\n\f\r ]*)*$/
/** Receives an object with one of its numbers. */
export type PackedObject = (number: number, object: PdfObject) => void
type Told = { name: (name: string) => void; object: PackedObject; active: () => never; unreadable: () => void }
type Place = { number: number; at: number }

/**
 * Reads the objects of an unpacked object stream. PDF readers find them by the offsets in the list at its beginning, so each offset has
 * to be the start of a token here as well; otherwise a name could look like a part of a string (S38).
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
  /** Numbers of the current object: offsets without a token between them are the same object. */
  #numbers: number[] = []
  #tokens: PdfTokens | undefined
  #given = false

  /** `plain`: the stream has no filter, so its data begins after a line break. */
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
    // With an open bracket, the next object begins inside this one and would belong to both.
    if (this.#object.isOpen) this.#giveUp()
    for (const number of this.#numbers) this.#told.object(number, this.#object)
    this.#object = new PdfObject(NO_OBJECT)
  }
}
