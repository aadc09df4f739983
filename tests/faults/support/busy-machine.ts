import { spawn } from 'node:child_process'

/** Takes most of the processors away from the nodes until the answer is called. */
export function keepMachineBusy(processes: number): () => void {
  const busy = Array.from({ length: processes }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore', timeout: 120_000 }),
  )
  return () => {
    for (const one of busy) one.kill('SIGKILL')
  }
}
