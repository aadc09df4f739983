import { Histogram } from 'prom-client'

/** A histogram of durations that also has the longest one since the last scrape. */
export function makeDurations(name: string, help: string, buckets: readonly number[]) {
  const histogram = new Histogram({ name, help, buckets: [...buckets], registers: [] })
  let max = 0
  return {
    histogram,
    observe(seconds: number): void {
      histogram.observe(seconds)
      if (seconds > max) max = seconds
    },
    /** Only a scrape starts a new span, a look at the system screen does not. */
    longest(newSpan: boolean): number {
      const longest = max
      if (newSpan) max = 0
      return longest
    },
  }
}
export type Durations = ReturnType<typeof makeDurations>
