import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'

export const projectRoot = join(import.meta.dirname, '..')
const tools = join(projectRoot, 'node_modules/.bin')
const running = new Set<ChildProcess>()
let stoppedBy: NodeJS.Signals | undefined

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stoppedBy = signal
    // A terminal sends Ctrl-C to the whole group; a second one would make the runners drop their clean-up.
    if (signal === 'SIGINT' && process.stdin.isTTY) return
    for (const child of running) child.kill(signal)
  })
}

/** Exit code for a signal that ended the run, as shells report it. */
export const stopCode = (): number | undefined => stoppedBy && 128 + constants.signals[stoppedBy]

function start(command: string, args: string[], options: SpawnOptions): { child: ChildProcess; code: Promise<number> } {
  // The pinned Node and the installed tools come first, however this script was started.
  const env = { ...process.env, ...options.env, PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}` }
  const child = spawn(join(tools, command), args, { cwd: projectRoot, ...options, env })
  running.add(child)
  const code = new Promise<number>((resolve) => {
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      resolve(127)
    })
    child.on('close', (exit, signal) => resolve(exit ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
  return { child, code: code.finally(() => running.delete(child)) }
}

/** Runs a tool with its output passed through as it comes. */
export const streamCommand = (command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  start(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).code

/** Ends all running commands, as a signal from outside would. */
export function stopRunning(): void {
  for (const child of running) child.kill('SIGTERM')
}

/** Runs a tool and captures its output. */
export async function captureCommand(command: string, args: string[]): Promise<{ code: number; output: string }> {
  const { child, code } = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk))
  return { code: await code, output: Buffer.concat(chunks).toString('utf8') }
}
