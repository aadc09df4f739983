import type { ServerFeature } from '#server/feature.ts'
import { readConfig } from './config.ts'
import { StartupError } from './startup-error.ts'
import { tellUncaught } from './tell-uncaught.ts'

// The reader of our output may close it (`| head -1`): the server keeps running.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

/** Runs the server until a signal ends it; a reason not to start is printed as a sentence, not as a stack trace. */
export async function serve(
  environment: Record<string, string | undefined>,
  loadFeatures: () => Promise<readonly ServerFeature[]>,
): Promise<void> {
  tellUncaught()
  try {
    const config = readConfig(environment)
    // Imported only now, so that a mistake in the environment is reported without the wait.
    const { startServer } = await import('./start-server.ts')
    const server = await startServer(config, await loadFeatures())
    for (const line of server.greeting) console.log(line)
    let stopping = false
    const stop = async () => {
      if (stopping) return
      stopping = true
      await server.stop()
      process.exit(0)
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
