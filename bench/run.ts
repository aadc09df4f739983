import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Figure, figuresIn, nameOf, shown, targetOf, worstOf } from './support/report.ts'
import { withReport } from './support/report-table.ts'

/** Runs a benchmark in a separate process, which prints its figures on one line of its output. */
async function run(file: string): Promise<{ figures: Figure[]; ok: boolean }> {
  console.log(`\n${file}`)
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += String(chunk)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  const figures = figuresIn(output)
  for (const line of output.trim().split('\n')) if (!line.startsWith('figures: ')) console.log(`  ${line}`)
  return { figures, ok: code === 0 && figures.length > 0 }
}

// File names as arguments select benchmarks: `npm run bench -- start.ts`. scale/sweep.ts, which takes half an hour, runs only by name.
const { values, positionals: wanted } = parseArgs({ allowPositionals: true, options: { report: { type: 'boolean' } } })
const all = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && name !== 'run.ts')
const [load = 0] = loadavg()
const results = []
for (const file of wanted.length > 0 ? wanted : all.sort()) results.push({ file, ...(await run(file)) })
console.table(
  results.flatMap(({ figures }) =>
    worstOf(figures).map((figure) => ({
      benchmark: nameOf(figure),
      figure: shown(figure),
      target: targetOf(figure),
      met: figure.met ? 'yes' : 'NO',
    })),
  ),
)
if (values.report) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const taken = { on: new Date().toISOString().slice(0, 10), commit, load }
  const document = 'docs/performance.md'
  // A script without figures keeps its previous rows.
  const measured = results.filter(({ figures }) => figures.length > 0)
  writeFileSync(document, withReport(readFileSync(document, 'utf8'), measured, taken))
  console.log(`The table in ${document} is written.`)
}
if (results.some(({ ok }) => !ok)) process.exitCode = 1
