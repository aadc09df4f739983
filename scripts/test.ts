// The whole test command: stops at the first step that fails, and ends with the time of each step next to its budget.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { captureCommand, stopCode, stopRunning, streamCommand } from './run-command.ts'

/** `budget` is in seconds on two idle cores; nothing fails above it, because a slow machine is no error. */
type Step = { name: string; budget: number; run: () => Promise<number> }
type Result = { name: string; budget: number; code: number; seconds: number }

const ALL_BUDGET = 1200
const folder = mkdtempSync(join(tmpdir(), 'travessia-tests-'))
const report = join(folder, 'e2e.json')

const stream: (name: string, ...command: Parameters<typeof streamCommand>) => Promise<number> = (name, ...command) => {
  console.log(`\n── ${name}`)
  return streamCommand(...command)
}

const script = (name: string, file: string, budget: number): Step => ({
  name,
  budget,
  run: () => stream(name, 'node', [file]),
})

const vitest = (name: string, budget: number, projects = name): Step => ({
  name,
  budget,
  run: () => stream(name, 'vitest', ['run', '--project', projects]),
})

const playwright: Step = {
  name: 'e2e',
  budget: 600,
  run: () => stream('e2e', 'playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
}

/** A project that runs beside other steps: its output is printed when it has ended. */
const beside = (name: string, budget: number): Step => ({
  name,
  budget,
  async run() {
    const { code, output } = await captureCommand('vitest', ['run', '--project', name])
    console.log(`\n── ${name}, which ran beside\n${output}`)
    return code
  },
})

// Filling its database keeps one core busy for minutes, and the faults mostly wait for servers that start and stop.
const [scale, faults] = [beside('scale', 240), beside('faults', 300)]
const build = script('build', 'scripts/build-if-needed.ts', 40)
const first: Step[] = [
  script('check', 'scripts/check.ts', 90),
  vitest('unit', 90),
  script('qpdf', 'scripts/ensure-qpdf.ts', 10),
  script('chromium', 'scripts/ensure-chromium.ts', 30),
]
const then: Step[] = [vitest('api', 240, 'api*'), playwright]

const began = performance.now()
const results: Result[] = []
const mayGoOn = (): boolean => results.every(({ code }) => code === 0) && stopCode() === undefined

async function runStep({ name, budget, run }: Step): Promise<Result> {
  const start = performance.now()
  const code = await run()
  return { name, budget, code, seconds: (performance.now() - start) / 1000 }
}

/** Runs the steps until one fails, here or in parallel; that ends the others, whose results then say nothing. */
async function inTurn(...steps: Step[]): Promise<void> {
  for (const step of steps) {
    if (!mayGoOn()) return
    const result = await runStep(step)
    if (result.code !== 0 && results.some(({ code }) => code !== 0)) return
    results.push(result)
    if (result.code !== 0 && stopCode() === undefined) stopRunning()
  }
}

const row = ({ name, budget, code, seconds }: Result): string =>
  `${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${seconds.toFixed(1).padStart(7)} s of ${budget} s${seconds > budget ? ', OVER BUDGET' : ''}`

/** Playwright's own summary of these tests is far above the last lines; nothing is said of tests that did not run. */
function secondTries(): string[] {
  if (!existsSync(report)) return []
  const { flaky } = JSON.parse(readFileSync(report, 'utf8')).stats
  return [flaky > 0 ? `${flaky} tests of e2e needed a second try` : 'no test needed a second try']
}

await Promise.all([inTurn(scale), inTurn(build).then(() => Promise.all([inTurn(...first), inTurn(faults)]))])
await inTurn(...then)

const left = [build, ...first, scale, faults, ...then]
  .map(({ name }) => name)
  .filter((name) => !results.some((one) => one.name === name))
const code = stopCode() ?? results.find((one) => one.code !== 0)?.code ?? (left.length > 0 ? 1 : 0)
const all: Result = { name: 'all', budget: ALL_BUDGET, code, seconds: (performance.now() - began) / 1000 }
const unrun = left.length > 0 ? [`not run: ${left.join(', ')}`] : []
console.log(['', ...results.map(row), ...unrun, ...secondTries(), row(all)].join('\n'))
rmSync(folder, { recursive: true })
process.exitCode = code
