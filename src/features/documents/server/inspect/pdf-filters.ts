import { fileRefused } from '#rules/files/refusals.ts'

const flate = new Set(['FlateDecode', 'Fl'])
const packers = new Set([...flate, 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL'])
const MOST_FILTERS = 16

export const isFlate = (filter: string | undefined): boolean => flate.has(filter ?? '')

/** Refuses encrypted streams, which cannot be inspected, and nested compression, which can be a bomb (S40). */
export function checkFilters(filters: readonly string[]): void {
  if (filters.includes('Crypt')) throw fileRefused('encrypted_pdf')
  if (filters.length > MOST_FILTERS || filters.filter((filter) => packers.has(filter)).length > 1)
    throw fileRefused('bomb')
}

/** Filters that are defined in separate objects, which may come after the streams that use them. */
export class NamedFilters {
  readonly #known = new Map<number, readonly string[]>()
  readonly #asked = new Set<number>()

  define(object: number, names: readonly string[] | undefined): void {
    if (names) this.#known.set(object, [...(this.#known.get(object) ?? []), ...names])
  }

  ask(object: number): void {
    this.#asked.add(object)
  }

  /** Called at the end of the file, when every object has been seen. */
  check(): void {
    for (const object of this.#asked) {
      const filters = this.#known.get(object)
      if (!filters) throw fileRefused('damaged')
      checkFilters(filters)
    }
  }
}
