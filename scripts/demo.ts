// Loads the demo business into the configured database: a start in demo mode, without a site, that ends at once.

import { features } from '#features/server.ts'
import { readConfig } from '#server/start/config.ts'
import { startServer } from '#server/start/start-server.ts'
import { StartupError } from '#server/start/startup-error.ts'

try {
  const server = await startServer(
    readConfig({ ...process.env, DEMO: '1', API_ONLY: '1', PORT: '0', LOG_LEVEL: 'warn' }),
    features,
  )
  await server.stop()
  console.log(server.greeting.slice(1).join('\n'))
  process.exit(0)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(1)
}
