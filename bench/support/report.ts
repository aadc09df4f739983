/** One figure and its target. `of` names the page or person if there are several: a report has only the worst of them. */
export type Figure = {
  name: string
  value: number
  unit: string
  sign: '≤' | '≥'
  limit: number
  met: boolean
  of?: string | undefined
}

const MARK = 'figures: '

/** Hands the figures to bench/run.ts and fails the process when one misses its target. */
export function report(figures: Figure[]): void {
  console.log(`${MARK}${JSON.stringify(figures)}`)
  if (figures.some(({ met }) => !met)) process.exitCode = 1
}

export function figuresIn(output: string): Figure[] {
  const line = output.split('\n').find((text) => text.startsWith(MARK))
  return line ? (JSON.parse(line.slice(MARK.length)) as Figure[]) : []
}

export const atMost = (name: string, value: number, limit: number, unit = '', of?: string): Figure => ({
  ...{ name, value, unit, limit, of },
  sign: '≤',
  met: value <= limit,
})
export const atLeast = (name: string, value: number, limit: number, unit = '', of?: string): Figure => ({
  ...{ name, value, unit, limit, of },
  sign: '≥',
  met: value >= limit,
})

const rounded = (value: number): string => String(Math.round(value * 100) / 100)
export const shown = ({ value, unit }: Figure): string => `${rounded(value)}${unit}`
export const nameOf = ({ name, of }: Figure): string => (of === undefined ? name : `${name} (worst: ${of})`)
export const targetOf = ({ sign, limit, unit }: Figure): string => `${sign} ${limit}${unit}`

/** For each name the figure that is closest to its limit, or furthest beyond it. */
export function worstOf(figures: readonly Figure[]): Figure[] {
  const worst = new Map<string, Figure>()
  for (const figure of figures) {
    const before = worst.get(figure.name)
    const further = before && (figure.sign === '≤' ? figure.value > before.value : figure.value < before.value)
    if (!before || further) worst.set(figure.name, figure)
  }
  return [...worst.values()]
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
