import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { errorCode } from './integrations/files/temp-files.ts'
import { newAppKey, parseAppKey } from './keys.ts'
import { StartupError } from './startup-error.ts'

/** The key given by the environment, or one made on first start and kept beside the embedded database. */
export function appKeyOf(config: Config): string {
  if (config.appKey) return config.appKey
  const file = join(config.dataDir, 'app.key')
  try {
    mkdirSync(config.dataDir, { recursive: true })
    // `wx`: of two first starts only one makes the key, the other reads it.
    writeFileSync(file, `${newAppKey()}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (errorCode(error) !== 'EEXIST')
      throw new StartupError(`A pasta de dados não pode ser escrita: ${config.dataDir}`)
  }
  const key = readFileSync(file, 'utf8').trim()
  parseAppKey(key)
  return key
}
