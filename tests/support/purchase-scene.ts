import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { z } from 'zod'
import { aPayment } from '#demo/factories/payment.ts'
import type { purchases } from '#features/purchases/contract.ts'
import { systemContext } from '#server/context.ts'
import { type DutyScene, dutyScene, type Person } from './duty-scene.ts'
import type { TestApp } from './test-app.ts'

export type ServicesView = z.output<typeof purchases.ofRegistration.response>
type Offer = ServicesView['offers'][number]
type Given = Parameters<DutyScene['company']>
type What = { kind: 'extra'; extraId: string; dutyId: string | null } | { kind: 'upgrade'; packageId: string }

export const backTo = { successUrl: '/user/services?payment=success', cancelUrl: '/user/services?payment=cancelled' }
export const errorOf = (answer: Awaited<ReturnType<TestApp['call']>>) => {
  const { code, reason, fields } = answer.json().error
  return [answer.statusCode, code, ...(reason ? [reason] : []), ...(fields ? [fields] : [])]
}
export const sessionIn = (url: string): string => url.split('/').at(-1) ?? ''

/** Paid and formed companies whose customers order services through the API. */
export async function purchaseScene(t: TestApp) {
  const scene = await dutyScene(t)
  const keyed = async (table: 'extras' | 'packages') =>
    new Map<string, { id: string; price: number; name: string }>(
      (await t.owner.query(`select reference_key, id, price, name from ${table}`)).rows.map(
        ({ reference_key, ...row }) => [reference_key, row],
      ),
    )
  const [extras, plans] = [await keyed('extras'), await keyed('packages')]
  const known = (rows: typeof extras) => (key: string) => {
    const row = rows.get(key)
    if (!row) throw new Error(`there is no ${key}`)
    return row
  }
  const [extra, plan] = [known(extras), known(plans)]

  const pay = (id: string, who: Person, returns: object = backTo) =>
    t.call('POST', `/api/purchases/${id}/pay`, { cookie: who.cookie, body: returns })
  const cancel = (id: string, who: Person) => t.call('POST', `/api/purchases/${id}/cancel`, { cookie: who.cookie })
  const start = (id: string, who: Person = scene.agent) =>
    t.call('POST', `/api/purchases/${id}/start`, { cookie: who.cookie })
  const finish = (id: string, said: object = {}, who: Person = scene.agent) =>
    t.call('POST', `/api/purchases/${id}/finish`, {
      cookie: who.cookie,
      body: { receipt: 'WY-2027-1', documentId: null, dissolvedOn: null, ...said },
    })
  /** The customer's decision on the page of the built-in test provider. */
  const decide = (session: string, who: Person, outcome = 'succeed') =>
    t.call('POST', `/api/test-payments/${session}`, { cookie: who.cookie, body: { outcome } })
  const list = async (filter: 'todo' | 'done', who: Person = scene.agent) =>
    (await t.call('GET', `/api/purchases?filter=${filter}`, { cookie: who.cookie })).json().items
  const told = async (userId: string, event = 'purchase') =>
    (
      await t.owner.query(
        `select kind, message from notifications where user_id = $1 and event like $2 order by created_at, kind`,
        [userId, `${event}%`],
      )
    ).rows
  const audited = async (subjectId: string, action: string): Promise<object[]> =>
    (
      await t.owner.query('select details from audit_log where subject_id = $1 and action = $2 order by id', [
        subjectId,
        action,
      ])
    ).rows.map(({ details }) => details)

  /** A paid company, formed by the state on this day; null when the state has not formed it yet. */
  const client = async (formedOn: string | null, ...given: Given) => {
    const now = t.services.now()
    const company = await scene.company({ paid_at: now, ...given[0] }, given[1])
    const formation = await aPayment(systemContext(t.services, 'test'), company, { payment_status: 'paid' })
    if (formedOn) await company.formed(formedOn, scene.admin)
    const { customer } = company
    const services = async (who: Person = customer): Promise<ServicesView> => {
      const answer = await t.call('GET', `${company.url}/services`, { cookie: who.cookie })
      expect(answer.statusCode, answer.body).toBe(200)
      return answer.json()
    }
    const offer = async (key: string, period?: number): Promise<Offer> => {
      const found = (await services()).offers.find(
        ({ extraId, duty }) => extraId === extra(key).id && (!period || duty?.period === period),
      )
      if (!found) throw new Error(`${key} is not offered`)
      return found
    }
    const whatOf = ({ extraId, duty }: Offer): What => ({ kind: 'extra', extraId, dutyId: duty?.id ?? null })
    const create = (what: object, seenTotalCents: number, more: object = {}, who: Person = customer) =>
      t.call('POST', `${company.url}/purchases`, {
        cookie: who.cookie,
        body: { purchaseId: randomUUID(), what, seenTotalCents, ...backTo, ...more },
      })
    /** Orders a service at the price shown; returns the purchase's id and the session of its payment. */
    const order = async (key: string, period?: number) => {
      const shown = await offer(key, period)
      const purchaseId = randomUUID()
      const answer = await create(whatOf(shown), shown.totalCents, { purchaseId })
      expect(answer.statusCode, answer.body).toBe(200)
      return { purchaseId, session: sessionIn(answer.json().url), shown }
    }
    const upgrade = async (key: string, more: object = {}) => {
      const { id } = plan(key)
      const shown = (await services()).upgrades.find(({ packageId }) => packageId === id)
      return create({ kind: 'upgrade', packageId: id }, shown?.priceCents ?? 0, more)
    }
    /** Orders a service and pays it on the page of the built-in test provider. */
    const buy = async (key: string, period?: number) => {
      const ordered = await order(key, period)
      const paid = await decide(ordered.session, customer)
      expect(paid.statusCode, paid.body).toBe(200)
      return ordered
    }
    const purchases = async () =>
      (
        await t.owner.query('select * from purchases where business_registration_id = $1 order by created_at, id', [
          company.id,
        ])
      ).rows
    /** Payments for purchases, without the payment of the company's order. */
    const payments = async () =>
      (
        await t.owner.query(
          `select * from payments where business_registration_id = $1 and purchase_id is not null order by created_at, id`,
          [company.id],
        )
      ).rows
    return { ...company, formation, services, offer, whatOf, create, order, upgrade, buy, purchases, payments }
  }
  return { ...scene, extra, plan, client, pay, cancel, start, finish, decide, list, told, audited }
}
export type PurchaseScene = Awaited<ReturnType<typeof purchaseScene>>
export type Client = Awaited<ReturnType<PurchaseScene['client']>>
