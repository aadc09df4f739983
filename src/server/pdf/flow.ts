import { HEIGHT, MARGIN, type Sheet } from './sheet.ts'
import { writable } from './typeface.ts'

export type Words = { text: string; font: 'regular' | 'bold'; size: number; color: string; right?: boolean }
/** Texts below each other in one column. */
export type Stack = { x: number; width: number; texts: readonly Words[] }

const TOP = 84
const BOTTOM = HEIGHT - 74
const GAP = 1.5

/** Fills pages from top to bottom: stacks placed side by side stay together, and a stack longer than a page continues on the next. */
export class Flow {
  readonly sheet: Sheet
  y = TOP

  constructor(sheet: Sheet) {
    this.sheet = sheet
  }

  get left(): number {
    return BOTTOM - this.y
  }

  newPage(): void {
    this.sheet.addPage()
    this.y = TOP
  }

  /** Starts a new page unless this one has that much height left. */
  need(height: number): void {
    if (this.left < height && this.y > TOP) this.newPage()
  }

  space(height: number): void {
    this.y = Math.min(this.y + height, BOTTOM)
  }

  #heightOf({ text, font, size }: Words, width: number): number {
    return this.sheet.font(font).fontSize(size).heightOfString(writable(text), { width, lineGap: GAP })
  }

  heightOf(stacks: readonly Stack[]): number {
    const each = stacks.map(({ width, texts }) => texts.reduce((sum, words) => sum + this.#heightOf(words, width), 0))
    return Math.max(0, ...each)
  }

  /** Draws stacks side by side, below everything drawn so far. */
  place(stacks: readonly Stack[]): void {
    const height = this.heightOf(stacks)
    if (height > this.left && height <= BOTTOM - TOP) this.newPage()
    if (height <= this.left) {
      this.#draw(stacks)
      this.y += height
      return
    }
    const parts = stacks.map((stack) => this.#split(stack, this.left))
    this.#draw(parts.map(({ head }) => head))
    this.newPage()
    this.place(parts.map(({ rest }) => rest))
  }

  #draw(stacks: readonly Stack[]): void {
    for (const { x, width, texts } of stacks) {
      let y = this.y
      for (const words of texts) {
        const height = this.#heightOf(words, width)
        const options = { width, lineGap: GAP, ...(words.right ? { align: 'right' as const } : {}) }
        this.sheet.fillColor(words.color).text(writable(words.text), x, y, options)
        y += height
      }
    }
  }

  /** Splits a stack into the part that fits into the height and the rest. */
  #split(stack: Stack, height: number): { head: Stack; rest: Stack } {
    let room = height
    const head: Words[] = []
    const texts = [...stack.texts]
    for (let words = texts.shift(); words; words = texts.shift()) {
      const needed = this.#heightOf(words, stack.width)
      if (needed <= room) {
        head.push(words)
        room -= needed
        continue
      }
      const [fits, more] = this.#cut(words, stack.width, room)
      if (fits) head.push({ ...words, text: fits })
      texts.unshift({ ...words, text: more })
      break
    }
    return { head: { ...stack, texts: head }, rest: { ...stack, texts } }
  }

  #cut(words: Words, width: number, height: number): [string, string] {
    const letters = [...writable(words.text)]
    let [fits, most] = [0, letters.length]
    while (fits < most) {
      const middle = Math.ceil((fits + most) / 2)
      const isShort = this.#heightOf({ ...words, text: letters.slice(0, middle).join('') }, width) <= height
      if (isShort) fits = middle
      else most = middle - 1
    }
    const space = letters.lastIndexOf(' ', fits)
    // A word longer than a line is cut anywhere.
    const at = space > fits - 60 && space > 0 ? space : fits
    return [letters.slice(0, at).join(''), letters.slice(at).join('').trimStart()]
  }
}

export const columns = (width: number, gap: number): { left: number; right: number; width: number } => {
  const each = (width - gap) / 2
  return { left: MARGIN, right: MARGIN + each + gap, width: each }
}
