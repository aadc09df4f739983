import type { Family } from './prometheus-text.ts'

/** A histogram of durations with cumulative buckets. */
export function makeHistogram(bounds: readonly number[]) {
  const within = bounds.map(() => 0)
  const held = { count: 0, sum: 0, max: 0 }
  return {
    held,
    within,
    observe(seconds: number): void {
      held.count++
      held.sum += seconds
      if (seconds > held.max) held.max = seconds
      for (let i = bounds.length - 1; i >= 0 && seconds <= (bounds[i] ?? 0); i--) within[i] = (within[i] ?? 0) + 1
    },
    /** The longest duration since the last scrape; only a scrape starts a new span, a look at the system screen does not. */
    longest(newSpan: boolean): number {
      const { max } = held
      if (newSpan) held.max = 0
      return max
    },
    samples(name: string, labels = ''): string[] {
      const comma = labels === '' ? '' : ','
      const braces = labels === '' ? '' : `{${labels}}`
      return [
        ...bounds.map((le, i) => `${name}_bucket{${labels}${comma}le="${le}"} ${within[i]}`),
        `${name}_bucket{${labels}${comma}le="+Inf"} ${held.count}`,
        `${name}_sum${braces} ${held.sum}`,
        `${name}_count${braces} ${held.count}`,
      ]
    },
  }
}
export type Histogram = ReturnType<typeof makeHistogram>

export const histogramFamily = (name: string, help: string, histogram: Histogram): Family => ({
  name,
  help,
  type: 'histogram',
  samples: histogram.samples(name),
})
