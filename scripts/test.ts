// The whole test command: stops at the first step that fails, and its last line counts the tests.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closingTally, type Result } from './closing-tally.ts'
import { stopCode, streamCommand } from './run-command.ts'
import { readTally } from './test-tally.ts'

type Step = { name: string; run: (report: string) => Promise<number> }

const script = (name: string, file: string): Step => ({ name, run: () => streamCommand('node', [file]) })

const vitest = (project: string, projects = project): Step => ({
  name: project,
  run: (report) =>
    streamCommand('vitest', [
      ...['run', '--project', projects],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ]),
})

const playwright: Step = {
  name: 'e2e',
  run: (report) =>
    streamCommand('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
}

const steps: Step[] = [
  script('check', 'scripts/check.ts'),
  vitest('unit'),
  script('qpdf', 'scripts/ensure-qpdf.ts'),
  vitest('api', 'api*'),
  vitest('scale'),
  script('build', 'scripts/build-if-needed.ts'),
  script('chromium', 'scripts/ensure-chromium.ts'),
  playwright,
  vitest('faults'),
]

async function runStep({ name, run }: Step, folder: string): Promise<Result> {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const report = join(folder, `${name}.json`)
  const code = await run(report)
  return { name, code, seconds: (performance.now() - start) / 1000, tally: readTally(report, code) }
}

const folder = mkdtempSync(join(tmpdir(), 'travessia-tests-'))
const results: Result[] = []
for (const step of steps) {
  results.push(await runStep(step, folder))
  if (results.at(-1)?.code !== 0 || stopCode() !== undefined) break
}
rmSync(folder, { recursive: true })

const left = steps.slice(results.length).map(({ name }) => name)
console.log(`\n${closingTally(results, left).join('\n')}`)
process.exitCode = stopCode() ?? results.at(-1)?.code ?? 1
