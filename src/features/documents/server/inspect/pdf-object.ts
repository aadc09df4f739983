import { fileRefused } from '#rules/files/refusals.ts'
import { ObjectActions } from './pdf-actions.ts'
import { checkFilters, isFlate } from './pdf-filters.ts'
import type { Kind } from './pdf-kind.ts'
import type { Mark } from './pdf-tokens.ts'
import { MOST_PIXELS } from './picture-size.ts'

const DEEPEST = 500
// More names or numbers than an entry of a real file has; further ones are dropped.
const MOST_NAMES = 64
const told = new Set([
  'Type',
  'Subtype',
  'Filter',
  'F',
  'DecodeParms',
  'DP',
  'First',
  'N',
  'Width',
  'Height',
  'BitsPerComponent',
])
/** The value of a dictionary entry: its names and numbers, including those in a list. */
type Value = { names: string[]; numbers: number[]; refers: boolean; seen: boolean }
const noValue = (): Value => ({ names: [], numbers: [], refers: false, seen: false })
const keep = <T>(list: T[] | undefined, value: T) => list && list.length <= MOST_NAMES && list.push(value)

/** One object of the file while it is read, mainly its dictionary, which describes the stream that follows. */
export class PdfObject {
  readonly number: number
  readonly actions = new ObjectActions()
  readonly #entries = new Map<string, Value>()
  readonly #open: Mark[] = []
  /** Names and numbers of the object outside of any dictionary. */
  readonly #bare = noValue()
  #value: Value = { ...noValue(), seen: true }
  /** Duplicate keys or unbalanced brackets: PDF readers would disagree on the dictionary. */
  #unclear = false
  #holdsObjects = false
  #predicted = false
  #hasStream = false

  constructor(number: number) {
    this.number = number
  }

  /** A dictionary or list is not closed yet. */
  get isOpen(): boolean {
    return this.#open.length > 0
  }

  name(name: string): void {
    // `First` counts too: PDF readers find objects by their offset, so a file could leave out the type `ObjStm`.
    if (name === 'ObjStm' || name === 'First') this.#holdsObjects = true
    if (name === 'Predictor') this.#predicted = true
    this.actions.name(name, this.#open)
    if (this.#open.length === 1 && this.#open[0] === '<<' && this.#value.seen) this.#begin(name)
    else keep(this.#add()?.names, name)
  }

  word(word: string): void {
    const value = this.#add()
    this.actions.word(word)
    if (/^[+-]?\d/.test(word)) keep(value?.numbers, Number.parseInt(word, 10))
    else if (word === 'R' && value) value.refers = true
  }

  text(): void {
    this.#add()
    this.actions.text()
  }

  mark(mark: Mark): void {
    this.actions.mark(mark)
    if (mark === '<<' || mark === '[') {
      this.#add()
      this.#open.push(mark)
      if (this.#open.length > DEEPEST) throw fileRefused('bomb')
    } else if (this.#open.pop() !== (mark === '>>' ? '<<' : '[')) this.#misfit()
  }

  /** Called at the end of the object. One that claims to hold objects but has no stream here could be a stream to other readers. */
  end(): void {
    const first = this.#entries.get('First')
    const placed = first !== undefined && first.numbers.length > 0 && !first.refers
    if (this.isOpen || (!this.#hasStream && (placed || this.#is('Type', 'ObjStm')))) throw fileRefused('damaged')
  }

  /** The names of an object that is a name or a list of names. */
  get names(): readonly string[] | undefined {
    return this.#bare.names.length > 0 ? this.#bare.names : undefined
  }

  /** How the object's stream has to be scanned. */
  stream(): Kind {
    this.#hasStream = true
    const { names: filters = [], refers = false, numbers = [] } = this.#entries.get('Filter') ?? {}
    checkFilters(filters)
    const packed = refers || isFlate(filters[0])
    const base = { packed, plain: filters.length === 0 && !refers, numbered: this.#entries.has('N') }
    if (this.#holdsObjects) return { ...base, objects: this.#objects(filters, refers) }
    return { ...base, picture: this.#pictureBytes(), ...(refers ? { filterIn: numbers[0] ?? -1 } : {}) }
  }

  /** 'unreadable' when PDF readers could read the objects differently from this check. */
  #objects(filters: readonly string[], refers: boolean): { first: number; count: number } | 'unreadable' {
    const [first, count] = [this.#integer('First'), this.#integer('N')]
    const parameters = [this.#entries.get('DecodeParms'), this.#entries.get('DP')]
    const plainParameters = !this.#predicted && parameters.every((one) => !one?.refers)
    const readable = !refers && (filters.length === 0 || (filters.length === 1 && isFlate(filters[0])))
    // One PDF reader takes `F` for the filter, although it names an external file.
    const clear = !this.#unclear && !this.isOpen && !this.#entries.has('F') && plainParameters && readable
    return clear && first !== undefined && count !== undefined ? { first, count } : 'unreadable'
  }

  /** The most bytes that the pixels of a picture take; 0 when the stream is not a picture or has more than MOST_PIXELS. */
  #pictureBytes(): number {
    const [width = 0, height = 0] = [this.#integer('Width'), this.#integer('Height')]
    if (!this.#is('Subtype', 'Image') || width * height > MOST_PIXELS) return 0
    const bytes = (this.#integer('BitsPerComponent') ?? 8) > 8 ? 2 : 1
    return width * height * bytes * 4 + height
  }

  #misfit(): void {
    this.#unclear = true
    this.actions.unclear()
  }

  #begin(key: string): void {
    this.#value = noValue()
    if (!told.has(key)) return
    if (this.#entries.has(key)) this.#unclear = true
    this.#entries.set(key, this.#value)
  }

  #is(key: string, name: string): boolean {
    return this.#entries.get(key)?.names[0] === name
  }

  #integer(key: string): number | undefined {
    const { numbers = [], refers = false } = this.#entries.get(key) ?? {}
    return numbers.length === 1 && !refers && (numbers[0] ?? -1) >= 0 ? numbers[0] : undefined
  }

  /** The value that the next token belongs to: of an entry or a list in it, or of the object itself. */
  #add(): Value | undefined {
    const [outer, inner] = this.#open
    const depth = this.#open.length
    const bare = depth === 0 || (depth === 1 && outer === '[')
    const entry = outer === '<<' && (depth === 1 || (depth === 2 && inner === '['))
    const value = bare ? this.#bare : entry ? this.#value : undefined
    if (value) value.seen = true
    return value
  }
}
