import { existsSync, readFileSync } from 'node:fs'
import { type PlaywrightSuites, playwrightTests, type TimedTest, type VitestFiles, vitestTests } from './timed-tests.ts'

/** `retried`: passed only in the second attempt. */
export type Counts = { passed: number; failed: number; skipped: number; retried: number }
export type Tally = { counts: Counts; tests: TimedTest[] }

const NO_COUNTS: Counts = { passed: 0, failed: 0, skipped: 0, retried: 0 }

type VitestReport = VitestFiles & {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
}
type PlaywrightReport = PlaywrightSuites & {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

function tallyOf(report: VitestReport | PlaywrightReport): Tally {
  if ('stats' in report) {
    const { expected, unexpected, flaky, skipped } = report.stats
    const counts = { passed: expected + flaky, failed: unexpected, skipped, retried: flaky }
    return { counts, tests: playwrightTests(report) }
  }
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report
  const counts = { passed, failed, skipped: numPendingTests + numTodoTests, retried: 0 }
  return { counts, tests: vitestTests(report) }
}

/** Reads a runner's JSON report; a step that failed without a failed test (a file that does not load) counts as one. */
export function readTally(file: string, code: number): Tally {
  const { counts, tests } = existsSync(file)
    ? tallyOf(JSON.parse(readFileSync(file, 'utf8')))
    : { counts: NO_COUNTS, tests: [] }
  return { counts: code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts, tests }
}

export const sum = (all: Counts[]): Counts =>
  all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      retried: total.retried + one.retried,
    }),
    NO_COUNTS,
  )
