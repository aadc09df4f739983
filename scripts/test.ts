// The whole test command: stops at the first step that fails, and ends with the time of each step next to its budget.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captureCommand, stopCode, stopRunning, streamCommand } from './run-command.ts'

/** `budget` is in seconds on two idle cores; nothing fails above it, because a slow machine is no error. */
type Step = { name: string; budget: number; run: () => Promise<number> }
type Result = { name: string; budget: number; code: number; seconds: number }

const ALL_BUDGET = 2400
const folder = mkdtempSync(join(tmpdir(), 'travessia-tests-'))
const report = join(folder, 'e2e.json')

const script = (name: string, file: string, budget: number): Step => ({
  name,
  budget,
  run: () => streamCommand('node', [file]),
})

const vitest = (name: string, budget: number, projects = name): Step => ({
  name,
  budget,
  run: () => streamCommand('vitest', ['run', '--project', projects]),
})

const playwright: Step = {
  name: 'e2e',
  budget: 1500,
  run: () => streamCommand('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
}

// Filling its database keeps one core busy for minutes, so it runs in parallel with the steps before those that need databases.
const beside: Step = {
  name: 'scale',
  budget: 240,
  async run() {
    const { code, output } = await captureCommand('vitest', ['run', '--project', 'scale'])
    console.log(`\n── scale, which ran beside\n${output}`)
    return code
  },
}
const first: Step[] = [
  script('check', 'scripts/check.ts', 60),
  vitest('unit', 60),
  script('qpdf', 'scripts/ensure-qpdf.ts', 10),
  script('build', 'scripts/build-if-needed.ts', 40),
  script('chromium', 'scripts/ensure-chromium.ts', 30),
]
const then: Step[] = [vitest('api', 240, 'api*'), playwright, vitest('faults', 360)]

const began = performance.now()
const results: Result[] = []
const mayGoOn = (): boolean => results.every(({ code }) => code === 0) && stopCode() === undefined

async function runStep({ name, budget, run }: Step): Promise<Result> {
  const start = performance.now()
  const code = await run()
  return { name, budget, code, seconds: (performance.now() - start) / 1000 }
}

async function inTurn(steps: Step[]): Promise<void> {
  for (const step of steps) {
    if (!mayGoOn()) return
    console.log(`\n── ${step.name}`)
    results.push(await runStep(step))
  }
}

const row = ({ name, budget, code, seconds }: Result): string =>
  `${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${seconds.toFixed(1).padStart(7)} s of ${budget} s${seconds > budget ? ', OVER BUDGET' : ''}`

/** Playwright's own summary of these tests is far above the last lines. */
function secondTries(): string {
  const flaky = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).stats.flaky : 0
  return flaky > 0 ? `${flaky} tests of e2e needed a second try` : 'no test needed a second try'
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

const left = [...first, beside, ...then]
  .map(({ name }) => name)
  .filter((name) => !results.some((one) => one.name === name))
const code = stopCode() ?? results.find((one) => one.code !== 0)?.code ?? (left.length > 0 ? 1 : 0)
const all: Result = { name: 'all', budget: ALL_BUDGET, code, seconds: (performance.now() - began) / 1000 }
const unrun = left.length > 0 ? [`not run: ${left.join(', ')}`] : []
console.log(['', ...results.map(row), ...unrun, secondTries(), row(all)].join('\n'))
rmSync(folder, { recursive: true })
process.exitCode = code
