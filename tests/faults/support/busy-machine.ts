import { spawn } from 'node:child_process'

/** Occupies the CPU cores with busy processes until the returned function is called. */
export function keepMachineBusy(processes: number): () => void {
  const busy = Array.from({ length: processes }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore', timeout: 120_000 }),
  )
  return () => {
    for (const one of busy) one.kill('SIGKILL')
  }
}
