import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { answered, cpuOf, freePort, memoryOf, startNode, stopNode } from './support/processes.ts'
import { atMost, median, report } from './support/report.ts'
import { scratchFolder } from './support/scratch-folder.ts'

// From the start of the process to /readyz, with an installed, migrated database that was shut down cleanly.
const STARTS = 5
const IDLE_MS = 5000

const folder = scratchFolder('start')
const port = await freePort()
const env = { DATA_DIR: join(folder, 'd'), PORT: String(port), API_ONLY: '1', LOG_LEVEL: 'warn' }
let running: ChildProcess | undefined

async function start(): Promise<{ ms: number; cpu: number; pid: number }> {
  running = startNode('build/server/main.js', env)
  const pid = running.pid ?? 0
  const ms = await answered(`http://127.0.0.1:${port}/readyz`)
  return { ms, cpu: cpuOf(pid), pid }
}

try {
  const first = await start()
  console.log(`first start, with migrations and demo: ${Math.round(first.ms)} ms`)
  if (running) await stopNode(running)
  const starts: number[] = []
  let memory = 0
  for (let n = 1; n <= STARTS; n++) {
    const { ms, cpu, pid } = await start()
    starts.push(ms)
    if (n === STARTS) {
      await sleep(IDLE_MS)
      memory = memoryOf(pid)
    }
    console.log(`start ${n}: ${Math.round(ms)} ms, of which ${Math.round(cpu)} ms computing`)
    if (running) await stopNode(running)
  }
  report([
    atMost('start to /readyz, median', Math.round(median(starts)), 2000, ' ms'),
    atMost('idle memory of the Node process', Math.round(memory), 130, ' MB'),
  ])
} finally {
  if (running) await stopNode(running)
  rmSync(folder, { recursive: true, force: true })
}
