import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { anOwner } from '#tests/support/order-body.ts'
import { ORIGIN } from './people.ts'

export type Ordered = { key: string; registrationId: string; paymentId: string; packageId: string; companyName: string }

const headers = { origin: ORIGIN }

/** Orders an LLC in Florida with the recommended plan for the signed-in customer; nothing is paid. */
export async function anOrder(request: APIRequestContext, origin = ORIGIN): Promise<Ordered> {
  const companyName = `Zeta ${randomUUID().slice(0, 8)} LLC`
  const { items } = await (await request.get(`${origin}/api/packages`)).json()
  const plan = items.find(({ recommended }: { recommended: boolean }) => recommended)
  const data = {
    key: randomUUID(),
    companyTypeId: 'llc',
    stateId: 'florida',
    packageId: plan.id,
    company: { companyName, alternativeNames: [], businessPurpose: 'Loja na internet.', industry: 'Comércio' },
    owners: { main: anOwner(), partners: [] },
    seenTotalCents: plan.priceCents + 12_500,
  }
  const answer = await request.post(`${origin}/api/orders`, { data, headers: { origin } })
  expect(answer.status(), await answer.text()).toBe(201)
  return { ...(await answer.json()), key: data.key, companyName }
}

/** Starts the payment; returns the path of the test provider's page. */
export async function beginPayment(request: APIRequestContext, order: Ordered): Promise<string> {
  const { packageId, registrationId: businessRegistrationId } = order
  const data = { packageId, businessRegistrationId, successUrl: '/user/dashboard', cancelUrl: '/user/payments' }
  const begun = await request.post('/api/functions/create-payment', { data, headers })
  expect(begun.status(), await begun.text()).toBe(200)
  return new URL(String((await begun.json()).url), ORIGIN).pathname
}

/** Decides the payment as the customer would on the test provider's page, without opening that page. */
export async function decide(request: APIRequestContext, order: Ordered, outcome: 'succeed' | 'fail'): Promise<void> {
  const session = (await beginPayment(request, order)).split('/').at(-1)
  const decided = await request.post(`/api/test-payments/${session}`, { data: { outcome }, headers })
  expect(decided.status(), await decided.text()).toBe(200)
}
