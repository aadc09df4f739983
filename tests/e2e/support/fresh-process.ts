import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test'
import { aboutHeader } from '#contract/route.ts'
import { currentConsent } from '#features/privacy/rules/consent.ts'
import { papersLater } from '#tests/support/papers-later.ts'
import { confirmAddress } from './accounts.ts'
import { anOrder, decide } from './an-order.ts'
import { newCaller } from './caller.ts'
import { signInAs } from './fresh-account.ts'
import { PASSWORD } from './people.ts'
import { theOffice } from './the-office.ts'

/** `calls` are API calls as this person, independent of the open page. */
export type Someone = { id: string; name: string; email: string; calls: APIRequestContext }
export type FreshProcess = { id: string; company: string; customer: Someone }

export async function good<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), `${answer.url()} ${await answer.text()}`).toBe(true)
  return answer.json()
}

async function callsOf(email: string): Promise<APIRequestContext> {
  const calls = await newCaller()
  expect(await signInAs(calls, email)).toBe(200)
  return calls
}

async function freshCustomer(name: string): Promise<Someone> {
  const calls = await newCaller()
  const email = `cliente-${crypto.randomUUID().slice(0, 8)}@exemplo.test`
  const data = { name, email, password: PASSWORD, acceptedTerms: currentConsent.terms }
  const { user } = await good<{ user: { id: string } }>(await calls.post('/api/auth/sign-up/email', { data }))
  return { id: user.id, name, email, calls }
}

/** A new agent for one test: signed up and confirmed like everyone, then given the role. */
export async function freshAgent(name: string): Promise<Someone> {
  const { id, email, calls } = await freshCustomer(name)
  await confirmAddress(calls, email)
  await good(await (await theOffice()).post(`/api/people/${id}/role`, { data: { role: 'agent' } }))
  return { id, name, email, calls: await callsOf(email) }
}

/** Signs the page's browser in as this person, after leaving the open page, whose next read would be refused to the new person. */
export async function enterAs(
  page: Page,
  { email, password }: { email: string; password?: string | undefined },
): Promise<void> {
  await page.goto('about:blank')
  expect(await signInAs(page.request, email, password)).toBe(200)
}

type Wanted = { paid?: boolean; agent?: Someone; customerName?: string }

/** Places an order as a new customer, with a unique company name. */
export async function freshProcess({
  paid = true,
  agent,
  customerName = 'Nina Prado',
}: Wanted = {}): Promise<FreshProcess> {
  const customer = await freshCustomer(customerName)
  const order = await anOrder(customer.calls)
  if (paid) await decide(customer.calls, order, 'succeed')
  if (agent) await assign(order.registrationId, agent, null)
  return { id: order.registrationId, company: order.companyName, customer }
}

export async function assign(id: string, to: Someone, from: Someone | null): Promise<void> {
  const data = { agentId: to.id, expectedAgentId: from?.id ?? null, confirmUnpaid: true }
  await good(await (await theOffice()).post(`/api/registrations/${id}/assign`, { data }))
}

/** An admin sets the status; an approval ignores missing documents and papers. */
export async function setStatus(id: string, expectedStatus: string, status: string): Promise<void> {
  const approval =
    status === 'approved' ? { papersLater, confirmMissingPapers: true, reason: 'Cópias conferidas no cartório.' } : {}
  const data = { expectedStatus, status, ...approval }
  await good(await (await theOffice()).post(`/api/registrations/${id}/status`, { data }))
}

export type SeenDocument = {
  id: string
  name: string
  status: string
  rejectionReason: string | null
  description: string | null
}
export const documentsOf = async ({ id, customer }: FreshProcess): Promise<SeenDocument[]> =>
  (await good<{ items: SeenDocument[] }>(await customer.calls.get(`/api/registrations/${id}/documents`))).items

/** The customer uploads a file for the document of that name. */
export async function sendFor(process: FreshProcess, name: string, file: { name: string; type: string; body: Buffer }) {
  const found = (await documentsOf(process)).find((one) => one.name === name)
  const headers = { 'content-type': file.type, [aboutHeader('fileName')]: encodeURIComponent(file.name) }
  const answer = await process.customer.calls.post(`/api/documents/${found?.id}/file`, { data: file.body, headers })
  return good<SeenDocument>(answer)
}

/** The customer uploads every requested document, and an admin approves all of them. */
export async function completePapers(process: FreshProcess, file: { name: string; type: string; body: Buffer }) {
  const office = await theOffice()
  // A job generates the purpose paper a moment after the order.
  const sent = async () => (await documentsOf(process)).filter(({ status }) => status === 'submitted').length
  await expect.poll(sent).toBe(1)
  for (const { id, name, status } of await documentsOf(process)) {
    if (status === 'pending') await sendFor(process, name, file)
    await good(await office.post(`/api/documents/${id}/approve`, { data: { version: 1 } }))
  }
}

export const titlesOf = async ({ calls }: Someone): Promise<string[]> =>
  (await good<{ items: { title: string }[] }>(await calls.get('/api/notifications'))).items.map(({ title }) => title)
