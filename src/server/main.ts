import { readConfig } from './config.ts'
import { startServer } from './start-server.ts'
import { StartupError } from './startup-error.ts'

// Whoever reads our output may leave (`| head -1`): the service goes on.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  const server = await startServer(readConfig(process.env))
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
