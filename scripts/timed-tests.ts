import { basename } from 'node:path'

/** `tries` is more than one when the test had to be run again. */
export type TimedTest = { name: string; seconds: number; tries: number }

export type VitestFiles = {
  testResults?: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[]
}
type Suite = {
  suites?: Suite[]
  specs?: {
    file: string
    title: string
    tests: { projectName: string; results: { duration: number }[] }[]
  }[]
}
export type PlaywrightSuites = { suites?: Suite[] }

const seconds = (milliseconds: number): number => milliseconds / 1000

/** The tests of a report that `vitest --reporter=json` wrote. */
export const vitestTests = ({ testResults = [] }: VitestFiles): TimedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${basename(name)} › ${fullName}`,
      seconds: seconds(duration ?? 0),
      tries: 1,
    })),
  )

/** The tests of a report that `playwright test --reporter=json` wrote; all tries of a test count into its time. */
export const playwrightTests = ({ suites = [] }: PlaywrightSuites): TimedTest[] =>
  suites.flatMap((suite) => [
    ...playwrightTests(suite),
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results }) => ({
        name: `${basename(file)} › ${title} [${projectName}]`,
        seconds: seconds(results.reduce((total, { duration }) => total + duration, 0)),
        tries: results.length,
      })),
    ),
  ])
