import { randomInt } from 'node:crypto'
import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test'
import { anOwner } from '#tests/support/an-owner.ts'
import { signInAs } from './fresh-account.ts'
import { ORIGIN, PASSWORD, people } from './people.ts'

export type Someone = { id: string; name: string; email: string; calls: APIRequestContext }
export type FreshProcess = { id: string; company: string; customer: Someone }

/** Calls of one person, from an address of its own because throttles count by address. */
const newCaller = (): Promise<APIRequestContext> =>
  request.newContext({
    baseURL: ORIGIN,
    extraHTTPHeaders: {
      origin: ORIGIN,
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
    },
  })

async function good<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), `${answer.url()} ${await answer.text()}`).toBe(true)
  return answer.json()
}

export async function callsOf(email: string): Promise<APIRequestContext> {
  const calls = await newCaller()
  expect(await signInAs(calls, email)).toBe(200)
  return calls
}
const theOffice = (): Promise<APIRequestContext> => callsOf(people.admin.email)

async function freshCustomer(name: string): Promise<Someone> {
  const calls = await newCaller()
  const email = `cliente-${crypto.randomUUID()}@exemplo.test`
  const data = { name, email, password: PASSWORD, acceptedTerms: '2026-11-15' }
  const { user } = await good<{ user: { id: string } }>(await calls.post('/api/auth/sign-up/email', { data }))
  return { id: user.id, name, email, calls }
}

/** Somebody of the team whom no other test knows: signed up like everybody, then given the role. */
export async function freshStaff(role: 'agent' | 'admin', name: string): Promise<Someone> {
  const { id, email } = await freshCustomer(name)
  await good(await (await theOffice()).post(`/api/people/${id}/role`, { data: { role } }))
  return { id, name, email, calls: await callsOf(email) }
}

type Plans = { items: { id: string; priceCents: number; recommended: boolean }[] }
type States = { items: { id: string; formationFees: { companyTypeId: string; amountCents: number }[] }[] }

async function order(calls: APIRequestContext, company: string) {
  const plans = await good<Plans>(await calls.get('/api/packages'))
  const states = await good<States>(await calls.get('/api/states'))
  const plan = plans.items.find(({ recommended }) => recommended)
  const fees = states.items.find(({ id }) => id === 'florida')?.formationFees
  const fee = fees?.find(({ companyTypeId }) => companyTypeId === 'llc')
  const data = {
    key: crypto.randomUUID(),
    companyTypeId: 'llc',
    stateId: 'florida',
    packageId: plan?.id,
    company: { companyName: company, alternativeNames: [], businessPurpose: 'Artesanato.', industry: 'Comércio' },
    owners: { main: anOwner(), partners: [] },
    seenTotalCents: (plan?.priceCents ?? 0) + (fee?.amountCents ?? 0),
  }
  return good<{ registrationId: string; packageId: string }>(await calls.post('/api/orders', { data }))
}

async function pay(calls: APIRequestContext, placed: { registrationId: string; packageId: string }): Promise<void> {
  const data = {
    packageId: placed.packageId,
    businessRegistrationId: placed.registrationId,
    successUrl: '/user/dashboard?payment=success',
    cancelUrl: '/cadastro?payment=cancelled',
  }
  const { url } = await good<{ url: string }>(await calls.post('/api/functions/create-payment', { data }))
  const session = new URL(url, ORIGIN).pathname.split('/').at(-1)
  await good(await calls.post(`/api/test-payments/${session}`, { data: { outcome: 'succeed' } }))
}

type Wanted = { paid?: boolean; agent?: Someone; name?: string; customer?: Someone }

/** An order of a new customer, under a name that a search finds alone. */
export async function freshProcess({ paid = true, agent, name, customer }: Wanted = {}): Promise<FreshProcess> {
  const somebody = customer ?? (await freshCustomer(name ?? 'Nina Prado'))
  const company = `Jangada ${crypto.randomUUID().slice(0, 13)} LLC`
  const placed = await order(somebody.calls, company)
  if (paid) await pay(somebody.calls, placed)
  const process = { id: placed.registrationId, company, customer: somebody }
  if (agent) await assign(process.id, agent, null)
  return process
}

export async function assign(id: string, to: Someone, from: Someone | null): Promise<void> {
  const data = { agentId: to.id, expectedAgentId: from?.id ?? null, confirmUnpaid: true }
  await good(await (await theOffice()).post(`/api/registrations/${id}/assign`, { data }))
}

export async function setStatus(id: string, expectedStatus: string, status: string): Promise<void> {
  await good(await (await theOffice()).post(`/api/registrations/${id}/status`, { data: { expectedStatus, status } }))
}
