import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { thisProject } from './project-copy.ts'

const LOOK_EVERY_MS = 50
// Compiled code is cached, because loading it for each command would take longer than what is tested.
const compiled = join(thisProject.root, 'node_modules/.cache/compiled')

/** Runs an operator's command as `npm run` does, with nothing but this environment and PATH. */
export async function runScript(
  name: string,
  args: string[],
  env: Record<string, string>,
  heard: (output: string) => void = () => undefined,
  input = '',
) {
  const from = performance.now()
  const child = spawn(thisProject.node, [join(thisProject.root, 'scripts', name), ...args], {
    cwd: thisProject.root,
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: compiled, ...env },
  })
  child.stdin.end(input)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk)
      heard(output)
    })
  let mostMegabytes = 0
  const look = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      mostMegabytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? mostMegabytes * 1000) / 1000
    } catch {
      // The process has just ended: its last sample stays the result.
    }
  }, LOOK_EVERY_MS)
  try {
    await once(child, 'close')
  } finally {
    clearInterval(look)
  }
  return { code: child.exitCode, output, ms: Math.round(performance.now() - from), mostMegabytes }
}
