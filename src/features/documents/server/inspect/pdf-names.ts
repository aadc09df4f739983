import { fileRefused } from '#rules/files/refusals.ts'
import { classOf, LONGEST_TOKEN, nameAt, REGULAR, SLASH } from './pdf-bytes.ts'

/** Names of content that runs scripts, starts programs, sends or fetches data, or opens or embeds other files. */
const active = [
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE'],
  ...['EmbeddedFile', 'EmbeddedFiles', 'RichMedia'],
]
// These names are too short to look for in picture data, where they come up by chance.
const activeShort = ['JS', 'XFA']
// Harmless or not depending on their position (`ObjectActions`), which is unknown for a hidden object.
const opening = ['OpenAction', 'URI']
export const forbidden = {
  objects: new Set([...active, ...activeShort]),
  content: new Set(active),
  /** For streams that one PDF reader may take for object streams. */
  numbered: new Set([...active, ...opening]),
  /** For hidden objects: an object stream could be hidden in the same place. */
  hidden: new Set([...active, ...activeShort, ...opening, 'AA', 'ObjStm', 'First']),
} as const

const ESCAPE = 0x23
/** Bytes of context before a name that `found` receives. */
const BEFORE = 128

/** Steps left for the whole file, because a file can be made of nothing but near misses, each of which costs time. */
export type Effort = { stepsLeft: number }
const COMPARING = 20

/** Finds the given names in a stream of bytes, independent of piece boundaries and of `#xx` spellings. */
export class NameFinder {
  /** The wanted names by their first letter. */
  readonly #wanted: (string[] | undefined)[] = []
  readonly #found: (name: string, before: string) => void
  readonly #effort: Effort
  #carry: Buffer = Buffer.alloc(0)
  /** How many bytes of `#carry` have been looked at already. */
  #known = 0

  constructor(names: Iterable<string>, found: (name: string, before: string) => void, effort: Effort) {
    for (const name of names) {
      const first = name.charCodeAt(0)
      this.#wanted[first] = [...(this.#wanted[first] ?? []), name]
    }
    this.#found = found
    this.#effort = effort
  }

  push(piece: Buffer): void {
    const bytes = this.#carry.length > 0 ? Buffer.concat([this.#carry, piece]) : piece
    for (let at = bytes.indexOf(SLASH, this.#known); at !== -1; at = bytes.indexOf(SLASH, at + 1)) {
      this.#spend(1)
      const first = bytes[at + 1]
      if (first !== undefined && first !== ESCAPE && !this.#wanted[first]) continue
      let end = at + 1
      while (end < bytes.length && classOf[bytes[end] ?? 0] === REGULAR && end - at < LONGEST_TOKEN) end++
      if (end === bytes.length && end - at < LONGEST_TOKEN) {
        this.#keep(bytes, at)
        return
      }
      this.#compare(bytes, at, end)
    }
    this.#keep(bytes, bytes.length)
  }

  end(): void {
    if (this.#known < this.#carry.length) this.#compare(this.#carry, this.#known, this.#carry.length)
    this.#keep(this.#carry, this.#carry.length)
  }

  /** Bytes from `known` on are looked at again with the next piece. */
  #keep(bytes: Buffer, known: number): void {
    const from = Math.max(0, known - BEFORE)
    this.#carry = Buffer.from(bytes.subarray(from))
    this.#known = known - from
  }

  #spend(steps: number): void {
    this.#effort.stepsLeft -= steps
    if (this.#effort.stepsLeft < 0) throw fileRefused('bomb')
  }

  #compare(bytes: Buffer, at: number, end: number): void {
    this.#spend(COMPARING)
    const name = nameAt(bytes, at + 1, end)
    if (!this.#wanted[name.charCodeAt(0)]?.includes(name)) return
    this.#found(name, bytes.toString('latin1', Math.max(0, at - BEFORE), at))
  }
}

/** Whether a name after this text is the value of an entry, as in `/S /JavaScript`, and not a word of a string or comment. */
export function isEntry(before: string): boolean {
  if (!/\/(?:S|Type|Subtype)[\0\t\n\f\r ]*$/.test(before)) return false
  const text = before.replace(/\\./gs, '')
  const line = text.slice(Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1)
  return text.lastIndexOf('(') <= text.lastIndexOf(')') && !line.includes('%')
}
