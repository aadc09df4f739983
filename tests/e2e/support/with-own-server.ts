import { type APIRequestContext, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { fromSomewhere } from './from-somewhere.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { PASSWORD, people } from './people.ts'

// Each worker has its own port, distinct from those of the other servers.
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 3920) + 45

/** For tests that change what the whole site shows: the tests of one worker share a server that no other test uses. */
export const test = base.extend<object, { ownServer: OwnServer }>({
  ownServer: [
    async ({ playwright: _ }, use, { parallelIndex }) => {
      const server = await startOwnServer(FIRST_PORT + parallelIndex)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.origin),
})

/** Signs in at the separate server, without the form. */
export async function signedInThere(page: Page, origin: string, who: keyof typeof people): Promise<APIRequestContext> {
  const answer = await page.request.post(`${origin}/api/auth/sign-in/email`, {
    data: { email: people[who].email, password: PASSWORD },
    headers: { origin, ...fromSomewhere() },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return page.request
}

/** A page for a second person, in a separate browser context. */
export async function anotherPage(context: BrowserContext, origin: string): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('no browser')
  return (await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })).newPage()
}
