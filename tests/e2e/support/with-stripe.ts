import { test as base } from '@playwright/test'
import { type PayingServer, startPayingServer } from './stripe-server.ts'

// Each worker has its own port, distinct from the server that all other tests use.
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 3920) + 20

/** Tests with a server connected to the fake Stripe; the tests of one worker share it. */
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
