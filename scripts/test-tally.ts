import { existsSync, readFileSync } from 'node:fs'

/** `retried`: passed only at the second try. */
export type Tally = { passed: number; failed: number; skipped: number; retried: number }

const NO_TESTS: Tally = { passed: 0, failed: 0, skipped: 0, retried: 0 }

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number }
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

function counts(report: VitestReport | PlaywrightReport): Tally {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected + flaky, failed: unexpected, skipped, retried: flaky }
  }
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report
  return { passed, failed, skipped: numPendingTests + numTodoTests, retried: 0 }
}

/** Reads a runner's JSON report; a step that failed without a failed test (a file that does not load) counts as one. */
export function readTally(file: string, code: number): Tally {
  const tally = existsSync(file) ? counts(JSON.parse(readFileSync(file, 'utf8'))) : NO_TESTS
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

export const sum = (tallies: Tally[]): Tally =>
  tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      retried: all.retried + one.retried,
    }),
    NO_TESTS,
  )
