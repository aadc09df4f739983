import type { GivenAddresses } from '#server/db/connect.ts'
import type { Keys } from '#server/keys/keys.ts'
import type { Config } from '#server/start/config.ts'

/** What a command of the operator works with, beside servers or without. */
export type Operation = {
  config: GivenAddresses & Pick<Config, 'dataDir' | 's3'>
  keys: Keys
  /** Ends the work between two pieces. */
  stop: AbortSignal
}
