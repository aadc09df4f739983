import type { GivenAddresses } from '#server/db/connect.ts'
import type { Keys } from '#server/keys/keys.ts'
import type { Config } from '#server/start/config.ts'

/** What an operator's command works with, whether servers are running or not. */
export type Operation = {
  config: GivenAddresses & Pick<Config, 'dataDir' | 's3'>
  keys: Keys
  /** Aborts the work between two pieces. */
  stop: AbortSignal
}
