import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isServerOf } from './postmaster.ts'
import { type Cluster, type ClusterOptions, startCluster } from './start-cluster.ts'

const LOOK_EVERY_MS = 300
const LONGEST_PAUSE_MS = 5000

export type KeptCluster = { stop(): Promise<void> }

/** Starts the database again whenever it has died, for as long as this process runs. */
export function keepCluster(
  first: Cluster,
  options: ClusterOptions,
  report: (restart: { pid: number } | { err: unknown }) => void,
): KeptCluster {
  const stopping = new AbortController()
  const data = join(first.moved ?? realpathSync(options.dir), 'data')
  let current = first

  const restart = async (): Promise<boolean> => {
    try {
      current = await startCluster(options)
      report({ pid: current.pid })
      return true
    } catch (err) {
      report({ err })
      return false
    }
  }
  const watch = async () => {
    for (let pause = LOOK_EVERY_MS; ; ) {
      // `stop` aborts the pause, which rejects: the loop then ends below.
      await sleep(pause, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      if (stopping.signal.aborted) return
      const fine = isServerOf(data, current.pid) || (await restart())
      pause = fine ? LOOK_EVERY_MS : Math.min(pause * 2, LONGEST_PAUSE_MS)
    }
  }
  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await watching
      await current.stop()
    },
  }
}
