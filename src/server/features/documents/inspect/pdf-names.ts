import { fileRefused } from '#domain/documents/refusals.ts'

// White space and delimiters end a name (ISO 32000-1, 7.2.2); everything else belongs to it.
const SPACES = [0, 9, 10, 12, 13, 32]
const DELIMITERS = [...Buffer.from('()<>[]{}/%')]
export const REGULAR = 0
export const SPACE = 1
const DELIMITER = 2
export const classOf = new Uint8Array(256)
for (const byte of SPACES) classOf[byte] = SPACE
for (const byte of DELIMITERS) classOf[byte] = DELIMITER

const SLASH = 0x2f
/** Longer than any name that matters, each letter written as `#xx`. */
export const LONGEST_TOKEN = 128

/** Decodes `#xx`, because `/J#61vaScript` is the name JavaScript. */
export function nameAt(bytes: Buffer, from: number, to: number): string {
  const text = bytes.toString('latin1', from, to)
  if (!text.includes('#')) return text
  return text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** Names of parts that run, start something or carry other files. */
const active = ['JavaScript', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia']
// These names are too short to look for in picture data, where they come up by chance.
const activeShort = ['JS', 'XFA']
export const forbidden = {
  outside: new Set([...active, ...activeShort]),
  objects: new Set([...active, ...activeShort]),
  content: new Set(active),
  /** An object stream inside the raw data of a stream could only be meant to hide from this check. */
  raw: new Set([...active, 'ObjStm', 'First']),
} as const

const ESCAPE = 0x23

/** Steps left for the whole file, because a file can be made of nothing but near misses, each of which costs time. */
export type Effort = { stepsLeft: number }
const COMPARING = 20

/** Finds the given names in a stream of bytes, wherever the pieces are cut and however they are spelled. */
export class NameFinder {
  /** The wanted names by their first letter. */
  readonly #wanted: (Buffer[] | undefined)[] = []
  readonly #found: (name: string) => void
  readonly #effort: Effort
  #carry: Buffer = Buffer.alloc(0)

  constructor(names: Iterable<string>, found: (name: string) => void, effort: Effort) {
    for (const name of names) {
      const first = name.charCodeAt(0)
      this.#wanted[first] = [...(this.#wanted[first] ?? []), Buffer.from(name, 'latin1')]
    }
    this.#found = found
    this.#effort = effort
  }

  push(piece: Buffer): void {
    const bytes = this.#carry.length > 0 ? Buffer.concat([this.#carry, piece]) : piece
    this.#carry = bytes.subarray(0, 0)
    for (let at = bytes.indexOf(SLASH); at !== -1; at = bytes.indexOf(SLASH, at + 1)) {
      this.#spend(1)
      const first = bytes[at + 1]
      if (first !== undefined && first !== ESCAPE && !this.#wanted[first]) continue
      let end = at + 1
      while (end < bytes.length && classOf[bytes[end] ?? 0] === REGULAR && end - at < LONGEST_TOKEN) end++
      if (end === bytes.length && end - at < LONGEST_TOKEN) {
        this.#carry = Buffer.from(bytes.subarray(at))
        return
      }
      this.#compare(bytes, at + 1, end)
    }
  }

  end(): void {
    if (this.#carry.length > 1) this.#compare(this.#carry, 1, this.#carry.length)
  }

  #spend(steps: number): void {
    this.#effort.stepsLeft -= steps
    if (this.#effort.stepsLeft < 0) throw fileRefused('bomb')
  }

  #compare(bytes: Buffer, from: number, to: number): void {
    this.#spend(COMPARING)
    let spelled = false
    for (let at = from; at < to && !spelled; at++) spelled = bytes[at] === ESCAPE
    const plain = spelled ? Buffer.from(nameAt(bytes, from, to), 'latin1') : bytes
    const [start, end] = spelled ? [0, plain.length] : [from, to]
    for (const name of this.#wanted[plain[start] ?? 0] ?? [])
      if (name.length === end - start && plain.compare(name, 0, name.length, start, end) === 0)
        this.#found(String(name))
  }
}
