// FUZZ_SEED and FUZZ_RUNS hunt longer or elsewhere; by themselves the tests look at the same files every time.
const SEED = Number(process.env['FUZZ_SEED'] ?? 20)
const TIMES = Number(process.env['FUZZ_RUNS'] ?? 1)

/** How often a property is tried, and for how long at most; a failure prints the seed and the smallest file that shows it. */
export const fuzzing = (numRuns: number, mostMs: number) => ({
  seed: SEED,
  numRuns: numRuns * TIMES,
  interruptAfterTimeLimit: mostMs * TIMES,
})
