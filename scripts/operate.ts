import { existingKeysOf } from '#server/keys/app-key.ts'
import type { Operation } from '#server/operations/operation.ts'
import { type Config, readConfig } from '#server/start/config.ts'
import { StartupError } from '#server/start/startup-error.ts'

/** Runs an operator's command in the server's environment and ends with the exit code it returns; a signal lets it clean up first. */
export async function operate(work: (operation: Operation & { config: Config }) => Promise<number>): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stopping.abort(new StartupError('Interrompido.')))
  try {
    const config = readConfig(process.env)
    process.exitCode = await work({ config, keys: existingKeysOf(config), stop: stopping.signal })
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error)
    process.exitCode = 2
  }
}

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
export const count = (value: number): string => number.format(value)
export const megabytes = (bytes: number): string => `${number.format(bytes / 1_000_000)} MB`

/** Seconds since it was made. */
export function stopwatch(): () => string {
  const from = performance.now()
  return () => `${number.format((performance.now() - from) / 1000)} s`
}
