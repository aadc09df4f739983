import { type FreshProcess, good } from './fresh-process.ts'

type Offer = { extraId: string; name: string; duty: { id: string } | null; totalCents: number }

/** The customer orders a service by its name and pays it through the API. */
export async function buyService({ id, customer: { calls } }: FreshProcess, name: string): Promise<void> {
  const { offers } = await good<{ offers: Offer[] }>(await calls.get(`/api/registrations/${id}/services`))
  const offer = offers.find((one) => one.name === name)
  if (!offer) throw new Error(`${name} is not offered`)
  const { extraId, duty, totalCents } = offer
  const data = {
    purchaseId: crypto.randomUUID(),
    what: { kind: 'extra', extraId, dutyId: duty?.id ?? null },
    seenTotalCents: totalCents,
    successUrl: '/user/services',
    cancelUrl: '/user/services',
  }
  const { url } = await good<{ url: string }>(await calls.post(`/api/registrations/${id}/purchases`, { data }))
  const session = new URL(url, 'http://provider.test').pathname.split('/').at(-1)
  await good(await calls.post(`/api/test-payments/${session}`, { data: { outcome: 'succeed' } }))
}
