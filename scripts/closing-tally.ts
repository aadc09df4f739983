import { againstBudget } from './test-budgets.ts'
import { sum, type Tally } from './test-tally.ts'

export type Result = { name: string; code: number; seconds: number; tally: Tally }

const SLOWEST = 10

function row({ name, code, seconds, tally }: Result): string {
  const { passed, failed, skipped, retried } = tally.counts
  const tests =
    passed + failed + skipped === 0
      ? ''
      : `${passed} passed, ${failed} failed, ${skipped} skipped${retried ? `, ${retried} at the second try` : ''}`
  return `${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${againstBudget(name, seconds)}  ${tests}`.trimEnd()
}

/** The last output of the test command: each part, the total time, the slowest tests, failed tests with their reasons, the sum. */
export function closingTally(results: Result[], notRun: string[], seconds: number): string[] {
  const tests = results.flatMap(({ name: part, tally }) => tally.tests.map((test) => ({ ...test, part })))
  const line = ({ name, seconds, part }: (typeof tests)[number]) =>
    `  ${seconds.toFixed(1).padStart(5)} s  ${part.padEnd(6)}  ${name}`
  const slowest = [...tests].sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  const again = tests.filter(({ tries }) => tries > 1)
  const reasons = tests.flatMap(({ name, failure }) => (failure ? [`  ${name}`, `    ${failure}`] : []))
  const { passed, failed } = sum(results.map(({ tally }) => tally.counts))
  return [
    ...results.map(row),
    `${' '.repeat(6)} ${'all'.padEnd(9)} ${againstBudget('all', seconds)}`,
    ...(notRun.length > 0 ? [`not run: ${notRun.join(', ')}`] : []),
    ...(slowest.length > 0 ? ['', 'slowest:', ...slowest.map(line)] : []),
    '',
    ...(again.length > 0 ? ['needed a second try:', ...again.map(line)] : ['no test needed a second try']),
    ...(reasons.length > 0 ? ['', 'what the tries that failed met:', ...reasons] : []),
    `${passed} passed, ${failed} failed`,
  ]
}
