// The whole test command: stops at the first step that fails, and its last line counts the tests.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closingTally, type Result } from './closing-tally.ts'
import { captureCommand, stopCode, stopRunning, streamCommand } from './run-command.ts'
import { readTally } from './test-tally.ts'

type Step = { name: string; run: (report: string) => Promise<number> }

const script = (name: string, file: string): Step => ({ name, run: () => streamCommand('node', [file]) })

const vitestArgs = (projects: string, report: string): string[] => [
  ...['run', '--project', projects],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
]
const vitest = (project: string, projects = project): Step => ({
  name: project,
  run: (report) => streamCommand('vitest', vitestArgs(projects, report)),
})

const playwright: Step = {
  name: 'e2e',
  run: (report) =>
    streamCommand('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
}

// Filling its database keeps one core busy for minutes, so it runs in parallel with the steps before those that need databases.
const beside: Step = {
  name: 'scale',
  async run(report) {
    const { code, output } = await captureCommand('vitest', vitestArgs('scale', report))
    console.log(`\n── scale, which ran beside\n${output}`)
    return code
  },
}
const first: Step[] = [
  script('check', 'scripts/check.ts'),
  vitest('unit'),
  script('qpdf', 'scripts/ensure-qpdf.ts'),
  script('build', 'scripts/build-if-needed.ts'),
  script('chromium', 'scripts/ensure-chromium.ts'),
]
const then: Step[] = [vitest('api', 'api*'), playwright, vitest('faults')]

const began = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'travessia-tests-'))
const results: Result[] = []
const mayGoOn = (): boolean => results.every(({ code }) => code === 0) && stopCode() === undefined

async function runStep({ name, run }: Step): Promise<Result> {
  const start = performance.now()
  const report = join(folder, `${name}.json`)
  const code = await run(report)
  return { name, code, seconds: (performance.now() - start) / 1000, tally: readTally(report, code) }
}

async function inTurn(steps: Step[]): Promise<void> {
  for (const step of steps) {
    if (!mayGoOn()) return
    console.log(`\n── ${step.name}`)
    results.push(await runStep(step))
  }
}

let neededBeside = true
const besides = runStep(beside).then((result) => {
  if (neededBeside) results.push(result)
})
await inTurn(first)
if (!mayGoOn()) {
  neededBeside = false
  stopRunning()
}
await besides
await inTurn(then)
rmSync(folder, { recursive: true })

const left = [...first, beside, ...then]
  .map(({ name }) => name)
  .filter((name) => !results.some((one) => one.name === name))
console.log(`\n${closingTally(results, left, (performance.now() - began) / 1000).join('\n')}`)
process.exitCode = stopCode() ?? results.find(({ code }) => code !== 0)?.code ?? (left.length > 0 ? 1 : 0)
