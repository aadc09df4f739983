import { fileRefused } from '#rules/files/refusals.ts'
import type { Mark } from './pdf-tokens.ts'

/** An object whose number readers do not agree on, so that it may be any. */
export const ANY_NUMBER = -1
/** What lies between two objects. */
export const NO_OBJECT = -2
/** A link, which is for a click to follow, what runs after another action, and actions that play or open what may lie elsewhere. */
const leadsAway = new Set(['URI', 'Next', 'Thread', 'Rendition', 'Movie', 'Sound'])

/** Actions of one object that run without a click: at the opening of the file, and `/AA` of pages and fields. */
export class ObjectActions {
  readonly #opened: number[] = []
  #before: 'S' | 'OpenAction' | undefined
  #first: Mark | 'null' | 'other' | undefined
  #listsAA = false
  /** How many numbers lie behind an `/AA` in a list; undefined when something else does. */
  #behindAA: number | undefined
  #unclear = false
  #opens = false
  #refers = false
  #leadsAway = false
  /** The name before was `/URI`: with a dictionary behind it, it is the base of all links and no action. */
  #mayBeBase = false
  #isAction = false

  /** `/AA` may be an element of a list, as names of letters are, but not an entry. */
  name(name: string, open: readonly Mark[]): void {
    const listed = open.at(-1) === '[' && !this.#unclear
    if (name === 'AA' && !listed) throw fileRefused('active_pdf')
    if (name === 'AA') this.#listsAA = true
    this.#behindAA = name === 'AA' ? 0 : undefined
    if (name === 'OpenAction') this.#opens = true
    if (name === 'S' && open.length === 1) this.#isAction = true
    this.#settleBase(undefined)
    this.#mayBeBase = name === 'URI' && this.#before !== 'S'
    if (leadsAway.has(name) && !this.#mayBeBase) this.#leadsAway = true
    this.#first ??= 'other'
    this.#before = name === 'S' || name === 'OpenAction' ? name : undefined
  }

  word(word: string): void {
    if (this.#behindAA !== undefined) this.#followAA(word)
    if (this.#before === 'OpenAction' && word !== 'null') this.#opened.push(Number.parseInt(word, 10))
    if (word.startsWith('R')) this.#refers = true
    this.#value(word === 'null' ? 'null' : 'other')
  }

  text(): void {
    this.#behindAA = undefined
    this.#value('other')
  }

  mark(mark: Mark): void {
    if (this.#behindAA !== undefined && mark === '<<') throw fileRefused('active_pdf')
    this.#behindAA = undefined
    this.#value(mark)
  }

  /** Brackets do not fit: readers would not agree which names are entries. */
  unclear(): void {
    if (this.#listsAA) throw fileRefused('active_pdf')
    this.#unclear = true
    this.#leadsAway = true
  }

  /** The objects with which the file opens. */
  get opened(): readonly number[] {
    return this.#opened
  }

  get opens(): boolean {
    return this.#opens
  }

  /** A file may open with a place in it or with what its reader does by itself, as printing. */
  get mayOpen(): boolean {
    return (this.#first === '<<' || this.#first === '[' || this.#first === 'null') && !this.#isAway
  }

  /** It is an action that leads away, or another object that may be one. */
  get isLink(): boolean {
    return (this.#isAction && this.#isAway) || (this.#first === 'other' && this.#refers)
  }

  get #isAway(): boolean {
    return this.#leadsAway || this.#mayBeBase
  }

  /** Readers that skip a bracket between two entries take an `/AA` in it for an entry, when a dictionary or a reference is behind it. */
  #followAA(word: string): void {
    const numbers = this.#behindAA ?? 0
    if (numbers > 0 && word.includes('R')) throw fileRefused('active_pdf')
    this.#behindAA = /^[+-]?\d/.test(word) ? numbers + 1 : undefined
  }

  #settleBase(next: Mark | 'null' | 'other' | undefined): void {
    if (this.#mayBeBase && next !== '<<') this.#leadsAway = true
    this.#mayBeBase = false
  }

  #value(first: Mark | 'null' | 'other'): void {
    this.#settleBase(first)
    this.#first ??= first
    // The kind of the action is not a name, so that it could be any.
    if (this.#before === 'S') this.#leadsAway = true
    this.#before = undefined
  }
}

/** The objects that a file opens with, which may come before or after the object that names them. */
export class OpenedObjects {
  readonly #mayOpen = new Map<number, boolean>()
  readonly #links = new Set<number>()
  readonly #asked = new Set<number>()

  define(number: number, actions: ObjectActions): void {
    // What the file opens with may also lie in the object that names it.
    if (actions.opens && !actions.mayOpen) throw fileRefused('active_pdf')
    for (const opened of actions.opened) this.#asked.add(opened)
    if (number === NO_OBJECT) return
    this.#mayOpen.set(number, actions.mayOpen && this.#mayOpen.get(number) !== false)
    if (actions.isLink) this.#links.add(number)
  }

  /** Called at the end of the file. Objects hidden in texts may have any number. */
  check(hidden: boolean): void {
    if (this.#asked.size === 0) return
    if (hidden || this.#mayOpen.get(ANY_NUMBER) === false) throw fileRefused('active_pdf')
    for (const asked of this.#asked)
      if (!this.#mayOpen.get(asked) || this.#isTail(asked)) throw fileRefused('active_pdf')
  }

  /** A file's table can lead into the number of an object: `17 0 obj` is object 7 from its second digit on. */
  #isTail(asked: number): boolean {
    return [...this.#links].some((number) => String(number).endsWith(String(asked)))
  }
}
