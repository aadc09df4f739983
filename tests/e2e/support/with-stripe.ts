import { test as base } from '@playwright/test'
import { type PayingServer, startPayingServer } from './stripe-server.ts'

// Beside the ports of the server that all other tests use, one for each worker.
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 3920) + 20

/** Tests with a server that pays through Stripe; those of one worker share it. */
export const test = base.extend<object, { stripeServer: PayingServer }>({
  stripeServer: [
    async ({ playwright: _ }, use, { parallelIndex }) => {
      const server = await startPayingServer(FIRST_PORT + parallelIndex)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})
