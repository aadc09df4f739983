/** One figure and what it has to be. */
export type Figure = { name: string; value: number; unit: string; target: string; met: boolean }

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

export const atMost = (name: string, value: number, limit: number, unit = ''): Figure => ({
  name,
  value,
  unit,
  target: `≤ ${limit}${unit}`,
  met: value <= limit,
})
export const atLeast = (name: string, value: number, limit: number, unit = ''): Figure => ({
  name,
  value,
  unit,
  target: `≥ ${limit}${unit}`,
  met: value >= limit,
})

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
