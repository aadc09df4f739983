import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aDocument } from '#demo/factories/document.ts'
import { aDuty } from '#demo/factories/duty.ts'
import { aMessage } from '#demo/factories/message.ts'
import { someOwners } from '#demo/factories/owners.ts'
import { aPayment } from '#demo/factories/payment.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { mayCall } from '#rules/access.ts'
import { behindWall } from '#rules/behind-wall.ts'
import { AppError } from '#rules/errors.ts'
import { roles } from '#rules/role.ts'
import type { Context } from '#server/context.ts'
import { everyRoute } from '#tests/support/every-route.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { isLookedAt, requireNamedInSight } from './in-sight.ts'

/** Fields with ids that need no look, and why. */
const others: Record<string, string> = {
  'agents.askHandover toAgentId': 'a person of the team',
  'notes.add noteId': 'new, from the browser',
  'messages.send messageId': 'new, from the browser',
  'orders.create key': 'new, from the browser',
  'orders.create packageId': 'from the price list',
  'orders.saveDraft orderKey': 'new, from the browser',
  'payments.create businessRegistrationId': 'asked by the call, which records what it refuses',
  'payments.create packageId': 'from the price list',
  'purchases.create extraId': 'from the price list',
  'purchases.create packageId': 'from the price list',
  'purchases.create purchaseId': 'new, from the browser',
  'refunds.ask refundId': 'new, from the browser',
  'registrations.setStatusMany id': 'asked one by one, because a refusal concerns only its record',
  'renewals.resume extraId': 'from the price list',
  'renewals.stop extraId': 'from the price list',
  'tickets.create key': 'new, from the browser',
  'tickets.reply key': 'new, from the browser',
  'workflows.stopTimer id': 'compared with the own running timer',
}

const part = z.looseObject({
  format: z.string().optional(),
  get anyOf() {
    return z.array(part).default([])
  },
  get oneOf() {
    return z.array(part).default([])
  },
  get properties() {
    return z.record(z.string(), part).default({})
  },
  get items() {
    return part.optional()
  },
})
type Part = z.infer<typeof part>

function idsIn(schema: Part, field = ''): string[] {
  const parts = [...schema.anyOf, ...schema.oneOf, ...(schema.items ? [schema.items] : [])]
  const deeper = Object.entries(schema.properties).flatMap(([name, one]) => idsIn(one, name))
  return [...(schema.format === 'uuid' ? [field] : []), ...parts.flatMap((one) => idsIn(one, field)), ...deeper]
}
const idsOf = (schema: z.ZodType | undefined): string[] =>
  schema ? idsIn(part.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))) : []

test('every id that a customer or an agent sends with a change is looked at, or is here with the reason why not', () => {
  const changing = everyRoute.filter(({ route: { method, access } }) => {
    if (method === 'GET') return false
    return roles.some((role) => {
      const actor = { kind: 'account', id: 'ana', role } as const
      return mayCall(actor, access) && behindWall(actor, access) !== undefined
    })
  })
  const missed = changing.flatMap(({ name, route }) =>
    [
      ...idsOf(route.params),
      ...('body' in route ? idsOf(route.body) : []),
      ...('about' in route ? idsOf(route.about) : []),
    ]
      .filter((field) => !isLookedAt(route.path, field))
      .map((field) => `${name} ${field}`),
  )
  expect(missed.toSorted()).toEqual(Object.keys(others).toSorted())
  expect(isLookedAt('/api/test-payments/:session', 'session')).toBe(true)
})

let t: TestApp
let [own, foreign]: Record<string, string>[] = []
let eyes: Context
beforeAll(async () => {
  t = await testApp()
  const records = async (userId: string) => {
    const registration = await aRegistration(t.context, {
      user_id: userId,
      assigned_agent_id: (await t.person('agent')).id,
    })
    const payment = await aPayment(t.context, registration)
    const session = `test_session_${payment.id}`
    await t.db
      .insertInto('test_payment_sessions')
      .values({
        ...{ id: session, business_registration_id: registration.id, payment_id: payment.id, items: '[]', amount: 1 },
        ...{ currency: 'USD', success_url: '', cancel_url: '', idempotency_key: session, expires_at: t.context.now },
      })
      .execute()
    const ownerId = (await someOwners(t.context, registration.id))[0]?.id ?? ''
    const documentId = (await aDocument(t.context, registration.id)).id
    const messageId = (await aMessage(t.context, registration.id, userId)).id
    const dutyId = (await aDuty(t.context, registration.id, '2026-01-05')).id
    return {
      documentId,
      attachments: documentId,
      dutyId,
      ownerId,
      responsibleOwnerId: ownerId,
      upTo: messageId,
      session,
    }
  }
  const [ana, bia] = [await t.person('user'), await t.person('user')]
  own = await records(ana.id)
  foreign = await records(bia.id)
  eyes = { ...t.context, seen: t.wall.as(ana.id) }
})
afterAll(() => t.close())

const look = (input: object) =>
  requireNamedInSight(eyes, '/api/any', input).then(
    () => 'made',
    (error: unknown) => {
      if (error instanceof AppError) return error.code
      throw error
    },
  )

test.each(['documentId', 'attachments', 'dutyId', 'ownerId', 'responsibleOwnerId', 'upTo', 'session'])(
  'a record of others in %s is answered like one that does not exist',
  async (field) => {
    const [mine, theirs] = [own?.[field], foreign?.[field]]
    const code = ['attachments', 'ownerId', 'upTo', 'session'].includes(field) ? 'not_found' : 'invalid'
    expect(await look({ [field]: mine })).toBe('made')
    expect(await look({ [field]: theirs })).toBe(code)
    expect(await look({ deep: [{ [field]: mine }, { [field]: theirs }] })).toBe(code)
    // The call says itself what it makes of nothing.
    expect(await look({ [field]: '00000000-0000-4000-8000-000000000000' })).toBe('made')
    expect(await look({ [field]: null })).toBe('made')
  },
)
