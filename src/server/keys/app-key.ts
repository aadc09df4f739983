import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '#server/files/temp-files.ts'
import type { Config } from '#server/start/config.ts'
import { StartupError } from '#server/start/startup-error.ts'
import { type Keys, makeKeys, newAppKey, parseAppKey } from './keys.ts'

/** Writes the key file once and atomically: of two simultaneous first starts one writes it, the other reads it. */
function makeOnce(file: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${newAppKey()}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

const fileIn = (dataDir: string): string => join(dataDir, 'app.key')

/** The key given by the environment, or one made on first start and kept beside the embedded database. */
function appKeyOf(config: Pick<Config, 'appKey' | 'dataDir'>): string {
  if (config.appKey) return config.appKey
  const file = fileIn(config.dataDir)
  let key: string
  try {
    mkdirSync(config.dataDir, { recursive: true })
    if (read(file) === undefined) makeOnce(file)
    key = read(file) ?? ''
  } catch (cause) {
    throw new StartupError(`A pasta de dados não pode ser escrita: ${config.dataDir}`, { cause })
  }
  try {
    parseAppKey(key)
  } catch (cause) {
    throw new StartupError(`A chave em ${file} está danificada. Restaure esse arquivo de uma cópia.`, { cause })
  }
  return key
}

type KeyConfig = Pick<Config, 'appKey' | 'previousAppKey' | 'backupKey' | 'dataDir'>

export const keysOf = (config: KeyConfig): Keys => makeKeys({ ...config, appKey: appKeyOf(config) })

/** For commands that work on existing encrypted data: a new key could not open it, so none is made. */
export function existingKeysOf(config: KeyConfig): Keys {
  const { appKey, dataDir } = config
  if (!appKey && !existsSync(fileIn(dataDir)))
    throw new StartupError(`Não há chave: defina APP_KEY ou ponha o arquivo app.key em ${dataDir}.`)
  return keysOf(config)
}
