// FUZZ_SEED and FUZZ_RUNS try other files or more of them; the defaults check the same files in every run.
const SEED = Number(process.env['FUZZ_SEED'] ?? 20)
const TIMES = Number(process.env['FUZZ_RUNS'] ?? 1)

/** Number of runs of a property and its time limit; on failure fast-check prints the seed and the smallest counterexample. */
export const fuzzing = (numRuns: number, mostMs: number) => ({
  seed: SEED,
  numRuns: numRuns * TIMES,
  interruptAfterTimeLimit: mostMs * TIMES,
})
