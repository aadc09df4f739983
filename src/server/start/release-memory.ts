import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Loading leaves some 50 MB of garbage that V8 would keep for minutes. Collecting it before the first request means that no request
 * waits for the pause (about 100 ms).
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  // Only the flavor `last-resort` gives pages back to the system.
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
