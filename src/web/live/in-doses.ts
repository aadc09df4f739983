/** A rate limiter: returns true at most `most` times within `withinMs`; `now` must come from a monotonic clock. */
export function inDoses(most: number, withinMs: number): (now: number) => boolean {
  let given: readonly number[] = []
  return (now) => {
    given = given.filter((at) => now - at < withinMs)
    if (given.length >= most) return false
    given = [...given, now]
    return true
  }
}
