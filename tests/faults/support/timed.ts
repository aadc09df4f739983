/** Prints how long `work` took, so that a slower start is seen in the test's output. */
export async function timed<T>(label: string, work: Promise<T>): Promise<T> {
  const from = performance.now()
  const result = await work
  console.info(`embedded PostgreSQL, ${label}: ${Math.round(performance.now() - from)} ms`)
  return result
}
