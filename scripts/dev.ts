// One command, one origin: Vite serves the pages with hot reload and proxies /api to a server that restarts on changes.
import { type ChildProcess, spawn } from 'node:child_process'

const port = Number(process.env['PORT'] ?? 3000)
const apiPort = port + 1
const env = { ...process.env, NODE_ENV: 'development', API_ORIGIN: `http://127.0.0.1:${apiPort}` }
const apiEnv = { ...env, PORT: String(apiPort), APP_ORIGIN: `http://localhost:${port}`, API_ONLY: '1' }

const start = (args: string[], environment: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, args, { stdio: 'inherit', env: environment })

const children = [
  start(['--watch', '--watch-preserve-output', 'src/server/main.ts'], apiEnv),
  start(['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', String(port), '--strictPort'], env),
]
const running = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

let ending = false
function end(code: number): void {
  process.exitCode ||= code
  if (ending) return
  ending = true
  for (const child of children.filter(running)) child.kill('SIGTERM')
}

for (const child of children) child.once('exit', (code) => end(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0))
