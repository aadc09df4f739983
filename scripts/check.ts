// All checks that do not run the product. `node scripts/check.ts imports docs` runs only those steps.
import { checkChangelog } from './checks/changelog.ts'
import { checkCitations } from './checks/citations.ts'
import { type Complaint, sentence } from './checks/complaint.ts'
import { checkDocs } from './checks/docs.ts'
import { checkFloors } from './checks/floors.ts'
import { checkGlossary } from './checks/glossary.ts'
import { checkImports } from './checks/imports.ts'
import { checkMigrations } from './checks/migrations.ts'
import { checkStyle } from './checks/style.ts'
import { captureCommand, projectRoot, stopCode } from './run-command.ts'

type Outcome = { ok: boolean; output: string }
type Step = { name: string; run: () => Promise<Outcome> }

const tool = (name: string, ...commands: [command: string, ...args: string[]][]): Step => ({
  name,
  run: async () => {
    for (const [command, ...args] of commands) {
      const { code, output } = await captureCommand(command, args)
      if (code !== 0) return { ok: false, output }
    }
    return { ok: true, output: '' }
  },
})

const own = (name: string, check: (root: string) => Complaint[]): Step => ({
  name,
  run: async () => {
    const complaints = check(projectRoot)
    return { ok: complaints.length === 0, output: complaints.map(sentence).join('\n') }
  },
})

// Two lanes for two cores: the compiler is the longest by far.
const lanes: Step[][] = [
  [tool('types', ['react-router', 'typegen'], ['tsc', '-b'])],
  [
    own('imports', checkImports),
    own('style', checkStyle),
    own('floors', checkFloors),
    own('migrations', checkMigrations),
    own('docs', checkDocs),
    own('glossary', checkGlossary),
    own('changelog', checkChangelog),
    own('citations', checkCitations),
    tool('unused', ['knip', '--no-progress', '--no-config-hints']),
    tool('biome', ['biome', 'check', '--error-on-warnings', '--max-diagnostics=100', '.']),
    tool('database', ['node', 'scripts/db-types.ts', '--check']),
  ],
]

async function runStep({ name, run }: Step): Promise<boolean> {
  const start = performance.now()
  const { ok, output } = await run()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${seconds.padStart(5)} s`)
  if (!ok) console.log(`${output.trimEnd()}\n`)
  return ok
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !lanes.flat().some((step) => step.name === name))
if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}`)

const results = await Promise.all(
  lanes.map(async (lane) => {
    let ok = true
    for (const step of lane) {
      if (stopCode() !== undefined || (wanted.length > 0 && !wanted.includes(step.name))) continue
      ok = (await runStep(step)) && ok
    }
    return ok
  }),
)
process.exitCode = stopCode() ?? (results.every(Boolean) ? 0 : 1)
