import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** A thread does not know of the cache that `main.ts` chose; with it the thread needs no TypeScript compiler (26 MB, 170 ms). */
function environment(): Record<string, string> {
  const cache = getCompileCacheDir()
  return cache ? { NODE_COMPILE_CACHE: dirname(cache) } : {}
}

/** A thread with a limit for its memory, which keeps nobody from stopping the process. */
export function startThread(script: URL, of: { name: string; memoryMb: number }): Worker {
  // The few megabytes of new objects are searched often, because unpacked data stays until then.
  const resourceLimits = { maxOldGenerationSizeMb: of.memoryMb, maxYoungGenerationSizeMb: 4, stackSizeMb: 4 }
  const worker = new Worker(script, { resourceLimits, env: environment(), name: of.name })
  worker.unref()
  return worker
}
