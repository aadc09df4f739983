/** Says yes at most so many times within so many milliseconds; `now` is a time that never goes back. */
export function inDoses(most: number, withinMs: number): (now: number) => boolean {
  let given: readonly number[] = []
  return (now) => {
    given = given.filter((at) => now - at < withinMs)
    if (given.length >= most) return false
    given = [...given, now]
    return true
  }
}
