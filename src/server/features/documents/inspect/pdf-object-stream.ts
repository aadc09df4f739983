import { forbidden } from './pdf-names.ts'
import { PdfTokens } from './pdf-tokens.ts'

// Each pair of numbers in the list takes at most this many bytes, so a longer list is no list.
const LONGEST_PAIR = 64
type Told = { name: (name: string) => void; active: () => never; unreadable: () => void }

/**
 * Reads the unpacked objects of an object stream. A reader finds them by the places in the list at the beginning, so each place has to be
 * one where this reading finds the beginning of a token too; otherwise a name could look like a part of a string (S38).
 */
export class PdfObjectStream {
  readonly #told: Told
  readonly #first: number
  readonly #count: number
  #list: Buffer[] = []
  #listBytes = 0
  #places: number[] = []
  #next = 0
  #tokens: PdfTokens | undefined
  #given = false

  constructor({ first, count }: { first: number; count: number }, told: Told) {
    this.#first = first
    this.#count = count
    this.#told = told
    if (first > count * LONGEST_PAIR + LONGEST_PAIR) this.#giveUp()
  }

  push(bytes: Buffer): void {
    if (this.#given) return
    if (this.#tokens) return void this.#tokens.push(bytes)
    const missing = this.#first - this.#listBytes
    this.#list.push(Buffer.from(bytes.subarray(0, missing)))
    this.#listBytes += Math.min(missing, bytes.length)
    if (this.#listBytes < this.#first) return
    this.#tokens = this.#begin()
    if (bytes.length > missing) this.#tokens.push(bytes.subarray(missing))
  }

  end(): void {
    if (!this.#given && !this.#tokens?.end()) this.#giveUp()
  }

  #giveUp(): void {
    this.#given = true
    this.#told.unreadable()
  }

  #begin(): PdfTokens {
    const list = Buffer.concat(this.#list).toString('latin1')
    const numbers = list.split(/[\0\t\n\f\r ]+/).filter((text) => text !== '')
    if (numbers.length < this.#count * 2 || numbers.some((text) => !/^\d{1,10}$/.test(text))) this.#giveUp()
    this.#places = numbers.filter((_, at) => at % 2 === 1).map((text) => this.#first + Number(text))
    this.#places.sort((one, other) => one - other)
    const name = (found: string) => (forbidden.objects.has(found) ? this.#told.active() : this.#told.name(found))
    return new PdfTokens(
      {
        name,
        word: () => false,
        mark: () => undefined,
        opaque: () => undefined,
        span: (start, end) => this.#span(start, end),
        oddHex: () => this.#giveUp(),
      },
      this.#first,
    )
  }

  #span(start: number, end: number): void {
    while ((this.#places[this.#next] ?? Number.POSITIVE_INFINITY) <= start) this.#next++
    if ((this.#places[this.#next] ?? Number.POSITIVE_INFINITY) < end) this.#giveUp()
  }
}
