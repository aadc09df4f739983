import { fileRefused } from '#domain/documents/refusals.ts'
import type { Kind } from './pdf-stream.ts'

const flate = new Set(['FlateDecode', 'Fl'])
const packers = new Set([...flate, 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL'])

/** What the dictionary of the current object says about its stream, gathered name by name. */
export class PdfObject {
  readonly #filters: string[] = []
  #readingFilter: 'no' | 'one' | 'list' = 'no'
  #readingCount = false
  #holdsObjects = false
  #predicted = false
  /** Number of objects inside the stream. */
  count = 0

  name(name: string): void {
    if (this.#readingFilter !== 'no') this.#filters.push(name)
    if (this.#readingFilter === 'one') this.#readingFilter = 'no'
    if (name === 'Filter') this.#readingFilter = 'one'
    this.#readingCount = name === 'N'
    // `First` counts too: PDF readers find objects by their place, so a file could leave out the type `ObjStm`.
    if (name === 'ObjStm' || name === 'First') this.#holdsObjects = true
    if (name === 'Predictor') this.#predicted = true
  }

  number(value: number): void {
    // A number in place of a filter refers to another object, which could name any filter.
    if (this.#readingFilter !== 'no') throw fileRefused('damaged')
    if (this.#readingCount) this.count = Math.max(this.count, value)
    this.#readingCount = false
  }

  delimiter(character: string): void {
    if (character === '[' && this.#readingFilter === 'one') this.#readingFilter = 'list'
    if (character === ']' && this.#readingFilter === 'list') this.#readingFilter = 'no'
  }

  get holdsObjects(): boolean {
    return this.#holdsObjects
  }

  /** How the object's stream has to be scanned. */
  stream(): Kind {
    const filters = this.#filters
    if (filters.includes('Crypt')) throw fileRefused('encrypted_pdf')
    if (filters.filter((filter) => packers.has(filter)).length > 1) throw fileRefused('bomb')
    const packed = flate.has(filters[0] ?? '')
    const readable = filters.length === 0 || (filters.length === 1 && packed && !this.#predicted)
    if (this.#holdsObjects && !readable) throw fileRefused('damaged')
    return { packed, objects: this.#holdsObjects }
  }
}
