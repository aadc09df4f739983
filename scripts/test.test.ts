import { spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { plant, scratchFolder } from './checks/planted-tree.ts'

const PARTS = ['test.ts', 'run-command.ts']

// Fake vitest and playwright, which end and report as `runs.json` says.
const VITEST = `#!/usr/bin/env node
const fs = require('node:fs')
const project = process.argv[process.argv.indexOf('--project') + 1].replace('*', '')
const { code = 0, hang } = JSON.parse(fs.readFileSync('runs.json', 'utf8'))[project] ?? {}
fs.writeFileSync('ran-' + project, '')
if (hang) { process.on('SIGTERM', () => process.exit(9)); setTimeout(() => {}, 20000) } else process.exit(code)
`
const PLAYWRIGHT = `#!/usr/bin/env node
const { flaky = 0 } = JSON.parse(require('node:fs').readFileSync('runs.json', 'utf8')).e2e ?? {}
require('node:fs').writeFileSync('ran-e2e', '')
require('node:fs').writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify({ stats: { flaky } }))
`

function fakeProject(runs: Record<string, object>, check = ''): string {
  const root = scratchFolder()
  plant(root, {
    'package.json': '{ "type": "module" }',
    'runs.json': JSON.stringify(runs),
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
  it('runs every step and ends with the time of each next to its budget', async () => {
    const { code, output, last } = await start(fakeProject({})).ended
    expect(last).toMatch(/^ok {5}all +[\d.]+ s of 1200 s$/)
    expect(code).toBe(0)
    const steps = [...output.matchAll(/^ok +(\S+) +[\d.]+ s of \d+ s$/gm)].map((match) => match[1])
    const parts = ['api', 'build', 'check', 'chromium', 'e2e', 'faults', 'qpdf', 'scale', 'unit']
    expect(steps.toSorted()).toEqual(['all', ...parts])
    expect(output).toContain('no test needed a second try')
  })

  it('says at its end how many tests needed a second try', async () => {
    const { code, output } = await start(fakeProject({ e2e: { flaky: 2 } })).ended
    expect(code).toBe(0)
    expect(output).toContain('\n2 tests of e2e needed a second try\n')
  })

  it('stops at the first failing step with its exit code', async () => {
    const root = fakeProject({ api: { code: 3 } })
    const { code, output, last } = await start(root).ended
    expect(last).toMatch(/^FAILED all /)
    expect(code).toBe(3)
    expect(output).toMatch(/^FAILED api /m)
    expect(output).toContain('not run: e2e\n')
    expect(output).not.toContain('second try')
    expect(existsSync(join(root, 'ran-e2e'))).toBe(false)
  })

  it('fails with a check that fails', async () => {
    const { code, output } = await start(fakeProject({}, 'process.exitCode = 1')).ended
    expect(code).toBe(1)
    expect(output).toMatch(/^FAILED check /m)
  })

  it('stops what runs beside when a step fails, and the steps when that fails', async () => {
    const hanging = { scale: { hang: true }, faults: { hang: true } }
    const beside = await start(fakeProject({ unit: { code: 1 }, ...hanging })).ended
    expect(beside.code).toBe(1)
    expect(beside.output).toContain('not run: qpdf, chromium, scale, faults, api, e2e')
    const steps = await start(fakeProject({ scale: { code: 4 } })).ended
    expect(steps.code).toBe(4)
    expect(steps.output).toContain('api, e2e')
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
    expect(output).toContain('not run: qpdf, chromium, api, e2e')
    expect(existsSync(join(root, 'ran-api'))).toBe(false)
  })
})
