import { basename } from 'node:path'

/** `tries` is more than one if the test was run again; `failure` is the message of the first failed attempt. */
export type TimedTest = { name: string; seconds: number; tries: number; failure?: string }

export type VitestFiles = {
  testResults?: {
    name: string
    assertionResults: { fullName: string; duration?: number | null; failureMessages?: string[] }[]
  }[]
}
type Suite = {
  suites?: Suite[]
  specs?: {
    file: string
    title: string
    tests: { projectName: string; results: { duration: number; error?: { message?: string } }[] }[]
  }[]
}
export type PlaywrightSuites = { suites?: Suite[] }

/** The first lines of a message, in one: what was expected, and where. */
function inOneLine(message: string | undefined): { failure?: string } {
  if (!message) return {}
  // biome-ignore lint/suspicious/noControlCharactersInRegex: runners colour what they report.
  const plain = message.replace(/\u001b\[[0-9;]*m/g, '')
  const lines = plain.split('\n').flatMap((line) => line.trim() || [])
  return { failure: lines.slice(0, 4).join(' | ').slice(0, 300) }
}

const seconds = (milliseconds: number): number => milliseconds / 1000

/** The tests of a report that `vitest --reporter=json` wrote. */
export const vitestTests = ({ testResults = [] }: VitestFiles): TimedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, failureMessages }) => ({
      name: `${basename(name)} › ${fullName}`,
      seconds: seconds(duration ?? 0),
      tries: 1,
      ...inOneLine(failureMessages?.[0]),
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
        ...inOneLine(results.find(({ error }) => error)?.error?.message),
      })),
    ),
  ])
