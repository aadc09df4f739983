import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** Passes on the compile cache that `main.ts` chose: with it the thread loads no TypeScript compiler (26 MB, 170 ms). */
function environment(): Record<string, string> {
  const cache = getCompileCacheDir()
  return cache ? { NODE_COMPILE_CACHE: dirname(cache) } : {}
}

/** A thread with a memory limit, which does not keep the process from exiting. */
export function startThread(script: URL, of: { name: string; memoryMb: number }): Worker {
  // A small young generation is collected often: until then unpacked data stays in memory.
  const resourceLimits = { maxOldGenerationSizeMb: of.memoryMb, maxYoungGenerationSizeMb: 4, stackSizeMb: 4 }
  const worker = new Worker(script, { resourceLimits, env: environment(), name: of.name })
  worker.unref()
  return worker
}
