import { fileRefused } from '#rules/files/refusals.ts'
import type { Mark } from './pdf-tokens.ts'

/** Stands in for the number of an object on which PDF readers disagree, so that it could be any. */
export const ANY_NUMBER = -1
/** Stands in for the number of content outside of any object. */
export const NO_OBJECT = -2
/** Links (allowed on a click only), follow-up actions, and actions that may play or open content outside the file. */
const leadsAway = new Set(['URI', 'Next', 'Thread', 'Rendition', 'Movie', 'Sound'])

/** Finds the actions of one object that run without a click: `/OpenAction` of the file, and `/AA` of pages and fields. */
export class ObjectActions {
  readonly #opened: number[] = []
  #before: 'S' | 'OpenAction' | undefined
  #first: Mark | 'null' | 'other' | undefined
  #listsAA = false
  /** How many numbers follow an `/AA` in a list; undefined when anything else follows it. */
  #behindAA: number | undefined
  #unclear = false
  #opens = false
  #refers = false
  #leadsAway = false
  /** The previous name was `/URI`: if a dictionary follows, it is the base of all links and not an action. */
  #mayBeBase = false
  #isAction = false

  /** `/AA` may be an element of a list, as glyph names are, but not a key of a dictionary. */
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

  /** The brackets are unbalanced: PDF readers would disagree on which names are keys. */
  unclear(): void {
    if (this.#listsAA) throw fileRefused('active_pdf')
    this.#unclear = true
    this.#leadsAway = true
  }

  /** Numbers of the objects that `/OpenAction` refers to. */
  get opened(): readonly number[] {
    return this.#opened
  }

  get opens(): boolean {
    return this.#opens
  }

  /** `/OpenAction` may use this object: a place in the file, or an action of the viewer such as printing. */
  get mayOpen(): boolean {
    return (this.#first === '<<' || this.#first === '[' || this.#first === 'null') && !this.#isAway
  }

  /** The object is an action that leads out of the file, or only a reference to an object that may be one. */
  get isLink(): boolean {
    return (this.#isAction && this.#isAway) || (this.#first === 'other' && this.#refers)
  }

  get #isAway(): boolean {
    return this.#leadsAway || this.#mayBeBase
  }

  /** PDF readers that skip a bracket between two entries take an `/AA` in it for a key when a dictionary or a reference follows. */
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
    // The value of `/S` is not a name, so the action could be of any kind.
    if (this.#before === 'S') this.#leadsAway = true
    this.#before = undefined
  }
}

/** Checks the targets of `/OpenAction`, which may come before or after the object that refers to them. */
export class OpenedObjects {
  readonly #mayOpen = new Map<number, boolean>()
  readonly #links = new Set<number>()
  readonly #asked = new Set<number>()

  define(number: number, actions: ObjectActions): void {
    // The opening action may also be inline, in the object that has the `/OpenAction`.
    if (actions.opens && !actions.mayOpen) throw fileRefused('active_pdf')
    for (const opened of actions.opened) this.#asked.add(opened)
    if (number === NO_OBJECT) return
    this.#mayOpen.set(number, actions.mayOpen && this.#mayOpen.get(number) !== false)
    if (actions.isLink) this.#links.add(number)
  }

  /** Called at the end of the file. Objects hidden in strings, comments or streams may have any number. */
  check(hidden: boolean): void {
    if (this.#asked.size === 0) return
    if (hidden || this.#mayOpen.get(ANY_NUMBER) === false) throw fileRefused('active_pdf')
    for (const asked of this.#asked)
      if (!this.#mayOpen.get(asked) || this.#isTail(asked)) throw fileRefused('active_pdf')
  }

  /** A cross-reference table can point into the number of an object: from its second digit on, `17 0 obj` is object 7. */
  #isTail(asked: number): boolean {
    return [...this.#links].some((number) => String(number).endsWith(String(asked)))
  }
}
