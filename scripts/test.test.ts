import { spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { plant, scratchFolder } from './checks/planted-tree.ts'

const PARTS = ['test.ts', 'run-command.ts', 'closing-tally.ts', 'test-budgets.ts', 'test-tally.ts', 'timed-tests.ts']

// Stand-ins for the runners: they write the report that they are asked for, in the runner's own format.
const VITEST = `#!/usr/bin/env node
const fs = require('node:fs')
const project = process.argv[process.argv.indexOf('--project') + 1].replace('*', '')
const file = process.argv.find((arg) => arg.startsWith('--outputFile.json=')).split('=')[1]
const { code = 0, hang, ...report } = JSON.parse(fs.readFileSync('runs.json', 'utf8'))[project]
fs.writeFileSync('ran-' + project, '')
if (report.numPassedTests !== undefined) fs.writeFileSync(file, JSON.stringify({ numPendingTests: 0, numTodoTests: 0, ...report }))
if (hang) { process.on('SIGTERM', () => process.exit(9)); setTimeout(() => {}, 20000) } else process.exit(code)
`
const PLAYWRIGHT = `#!/usr/bin/env node
require('node:fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify({ stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 } }))
`
const PASSED = { numPassedTests: 10, numFailedTests: 0 }

function fakeProject(runs: Record<string, object>, check = ''): string {
  const root = scratchFolder()
  plant(root, {
    'package.json': '{ "type": "module" }',
    'runs.json': JSON.stringify({ unit: PASSED, api: PASSED, scale: PASSED, faults: PASSED, ...runs }),
    'node_modules/.bin/vitest': VITEST,
    'node_modules/.bin/playwright': PLAYWRIGHT,
    'node_modules/package.json': '{ "type": "commonjs" }',
    'scripts/check.ts': check,
    'scripts/build-if-needed.ts': '',
    'scripts/ensure-chromium.ts': '',
    'scripts/ensure-qpdf.ts': '',
  })
  for (const name of ['vitest', 'playwright']) chmodSync(join(root, 'node_modules/.bin', name), 0o755)
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'))
  for (const part of PARTS) cpSync(join(import.meta.dirname, part), join(root, 'scripts', part))
  return root
}

function start(root: string) {
  const child = spawn(process.execPath, ['scripts/test.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const ended = new Promise<{ code: number | null; output: string; last: string | undefined }>((resolve) => {
    child.on('close', (code) => resolve({ code, output, last: output.trimEnd().split('\n').at(-1) }))
  })
  return { child, ended }
}

describe('the test command', { timeout: 30_000 }, () => {
  it('runs every step and ends with the sum of all runners', async () => {
    const { code, output, last } = await start(fakeProject({})).ended
    expect(last).toBe('47 passed, 0 failed')
    expect(code).toBe(0)
    const steps = [...output.matchAll(/^ok +(\S+) +[\d.]+ s/gm)].map((match) => match[1])
    expect(steps.toSorted()).toEqual(['api', 'build', 'check', 'chromium', 'e2e', 'faults', 'qpdf', 'scale', 'unit'])
  })

  it('stops at the first failing step with its exit code', async () => {
    const root = fakeProject({ api: { numPassedTests: 8, numFailedTests: 2, code: 3 } })
    const { code, output, last } = await start(root).ended
    expect(last).toBe('28 passed, 2 failed')
    expect(code).toBe(3)
    expect(output).toContain('not run: e2e, faults')
    expect(existsSync(join(root, 'ran-faults'))).toBe(false)
  })

  // The part that runs in parallel may have passed by then.
  const ONE_FAILED = expect.stringMatching(/^(?:0|10) passed, 1 failed$/)
  it('counts a runner that ended without a report, and a failed check, as one failure', async () => {
    expect(await start(fakeProject({ unit: { code: 1 } })).ended).toMatchObject({ code: 1, last: ONE_FAILED })
    const broken = fakeProject({}, 'process.exitCode = 1')
    expect(await start(broken).ended).toMatchObject({ code: 1, last: ONE_FAILED })
  })

  it('stops what runs beside when a step fails, and the steps when that fails', async () => {
    const beside = await start(fakeProject({ unit: { code: 1 }, scale: { hang: true } })).ended
    expect(beside).toMatchObject({ code: 1, last: '0 passed, 1 failed' })
    expect(beside.output).toContain('not run: qpdf, build, chromium, scale, api')
    const steps = await start(fakeProject({ scale: { numPassedTests: 1, numFailedTests: 1, code: 4 } })).ended
    expect(steps.code).toBe(4)
    expect(steps.output).toContain('e2e, faults')
  })

  it('passes SIGTERM on to the running step and reports the signal', async () => {
    const root = fakeProject({ unit: { hang: true } })
    const { child, ended } = start(root)
    for (let tries = 0; tries < 100 && !existsSync(join(root, 'ran-unit')); tries += 1) await wait(100)
    // The stand-in sets its signal handler right after it has written the file.
    await wait(200)
    child.kill('SIGTERM')
    const { code, output } = await ended
    expect(code).toBe(143)
    expect(output).toContain('not run: qpdf, build, chromium, api')
    expect(existsSync(join(root, 'ran-api'))).toBe(false)
  })
})
