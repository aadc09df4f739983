import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { currentConsent } from '#features/privacy/rules/consent.ts'
import { confirmAddress } from './accounts.ts'
import { fromSomewhere } from './from-somewhere.ts'
import { ORIGIN, PASSWORD, people } from './people.ts'

export type Fresh = { id: string; name: string; email: string; password: string }

const asPage = (): Record<string, string> => ({ origin: ORIGIN, ...fromSomewhere() })

/** Signs up a new customer and signs in, so that changes to the account do not disturb other tests. */
export async function freshAccount(page: Page, name = 'Nina Prado'): Promise<Fresh> {
  const email = `nina-${crypto.randomUUID().slice(0, 8)}@exemplo.test`
  const password = 'barco-de-papel-7'
  const data = { name, email, password, acceptedTerms: currentConsent.terms }
  const answer = await page.request.post('/api/auth/sign-up/email', { data, headers: asPage() })
  expect(answer.status(), await answer.text()).toBe(201)
  return { id: (await answer.json()).user.id, name, email, password }
}

/** A new customer with a confirmed address, for what an unconfirmed one may not do. */
export async function confirmedAccount(page: Page): Promise<Fresh> {
  const account = await freshAccount(page)
  await confirmAddress(page.request, account.email)
  return account
}

export async function signInAs(request: APIRequestContext, email: string, password = PASSWORD): Promise<number> {
  const data = { email, password }
  return (await request.post('/api/auth/sign-in/email', { data, headers: asPage() })).status()
}

/** Signs in as a new superadmin, because each one can impersonate only one person at a time. */
export async function asFreshSuperadmin(request: APIRequestContext): Promise<void> {
  expect(await signInAs(request, people.superadmin.email)).toBe(200)
  const email = `chefe-${crypto.randomUUID().slice(0, 8)}@exemplo.test`
  const data = { name: 'Clara Chefe', email, role: 'superadmin', password: PASSWORD }
  const answer = await request.post('/api/people', { data, headers: { origin: ORIGIN } })
  expect(answer.status(), await answer.text()).toBe(201)
  expect(await signInAs(request, email)).toBe(200)
}
