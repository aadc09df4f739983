import { nice, ticks } from 'd3-array'

type Range = { from: number; to: number }

/** Part of a column's width that stays free on both of its sides. */
const GAP = 0.28

/** Columns of one width between two edges, with a gap around each. */
export function columns(count: number, { from, to }: Range) {
  const step = (to - from) / (Math.max(1, count) + GAP)
  const width = step * (1 - GAP)
  const left = (n: number): number => from + step * (n + GAP)
  return { step, width, left, middle: (n: number): number => left(n) + width / 2 }
}

/** Heights from zero to a round figure that is not below `most`, with about four round steps between. */
export function heights(most: number, { from, to }: Range) {
  const [, top] = nice(0, most, 4)
  return { ticks: ticks(0, top, 4), at: (value: number): number => from + ((to - from) * value) / top }
}
