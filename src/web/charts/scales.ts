import { nice, ticks } from 'd3-array'

type Range = { from: number; to: number }

/** Width of the gap between columns, as a fraction of the step from one column to the next. */
const GAP = 0.28

/** Columns of equal width between two edges, with a gap around each. */
export function columns(count: number, { from, to }: Range) {
  const step = (to - from) / (Math.max(1, count) + GAP)
  const width = step * (1 - GAP)
  const left = (n: number): number => from + step * (n + GAP)
  return { step, width, left, middle: (n: number): number => left(n) + width / 2 }
}

/** A vertical scale from zero to a round number of at least `most`, with about four round ticks. */
export function heights(most: number, { from, to }: Range) {
  const [, top] = nice(0, most, 4)
  return { ticks: ticks(0, top, 4), at: (value: number): number => from + ((to - from) * value) / top }
}
