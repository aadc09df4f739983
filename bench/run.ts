import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, figuresIn } from './support/report.ts'

/** Each benchmark in a process of its own; its figures come back on one line of its output. */
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

const wanted = process.argv.slice(2)
const files = readdirSync(import.meta.dirname).filter(
  (name) => name.endsWith('.ts') && name !== 'run.ts' && (wanted.length === 0 || wanted.includes(name)),
)
const results = []
for (const file of files.sort()) results.push(await run(file))
const rounded = (value: number): number => Math.round(value * 100) / 100
console.table(
  results.flatMap(({ figures }) =>
    figures.map(({ name, value, unit, target, met }) => ({
      benchmark: name,
      figure: `${rounded(value)}${unit}`,
      target,
      met: met ? 'yes' : 'NO',
    })),
  ),
)
if (results.some(({ ok }) => !ok)) process.exitCode = 1
