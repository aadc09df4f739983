import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Records } from '#contract/records.ts'
import type { AnyRoute } from '#contract/route.ts'
import { aDocument } from '#demo/factories/document.ts'
import { aDuty } from '#demo/factories/duty.ts'
import { aMessage } from '#demo/factories/message.ts'
import { someOwners } from '#demo/factories/owners.ts'
import { aPayment } from '#demo/factories/payment.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { mayCall } from '#rules/access.ts'
import { AppError } from '#rules/errors.ts'
import { limitedTo } from '#rules/limited-to.ts'
import { roles } from '#rules/role.ts'
import type { Context } from '#server/context.ts'
import { everyRoute } from '#tests/support/every-route.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { requireNamedVisible } from './require-visible.ts'
import type { DB } from './types.ts'

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

const fieldsOf = (route: AnyRoute): string[] => {
  const [body, about] = ['body' in route ? route.body : undefined, 'about' in route ? route.about : undefined]
  return [...idsOf(route.params), ...idsOf(body), ...idsOf(about)]
}

test('the contract of every changing call says of each id which record it names, or why it is not checked', () => {
  const changing = everyRoute.filter(({ route }) => route.method !== 'GET')
  expect(changing.length).toBeGreaterThan(100)
  for (const { name, route } of changing) {
    // The id of a test session is the provider's and so no uuid.
    const fields = name === 'payments.decideTest' ? ['session'] : [...new Set(fieldsOf(route))]
    expect([name, Object.keys(route.records ?? {}).toSorted()]).toEqual([name, fields.toSorted()])
  }
})

test('what is not checked for a customer or an agent is here with its reason', () => {
  const limited = everyRoute.filter(({ route: { access } }) =>
    roles.some((role) => {
      const actor = { kind: 'account', id: 'ana', role } as const
      return mayCall(actor, access) && limitedTo(actor, access) !== undefined
    }),
  )
  const unchecked = limited.flatMap(({ name, route }) =>
    Object.entries(route.records ?? {})
      .filter(([, record]) => typeof record === 'object' && 'unchecked' in record)
      .map(([field]) => `${name} ${field}`),
  )
  expect(unchecked.toSorted()).toEqual([
    'agents.askHandover toAgentId',
    'messages.send messageId',
    'notes.add noteId',
    'orders.create key',
    'orders.create packageId',
    'orders.saveDraft orderKey',
    'payments.create businessRegistrationId',
    'payments.create packageId',
    'purchases.create extraId',
    'purchases.create packageId',
    'purchases.create purchaseId',
    'refunds.ask refundId',
    'registrations.setStatusMany id',
    'renewals.resume extraId',
    'renewals.stop extraId',
    'tickets.create key',
    'tickets.reply key',
    'workflows.stopTimer id',
  ])
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
      ids: ownerId,
      upTo: messageId,
      session,
    }
  }
  const [ana, bia] = [await t.person('user'), await t.person('user')]
  own = await records(ana.id)
  foreign = await records(bia.id)
  eyes = { ...t.context, seen: t.rowSecurity.as(ana.id) }
})
afterAll(() => t.close())

const planted = { method: 'POST', path: '/api/planted', access: 'registrations.read', summary: '' } as const
const records = {
  documentId: { table: 'documents', otherwise: { documentId: 'invalid' } },
  attachments: 'documents',
  dutyId: { table: 'duties', otherwise: { extraId: 'not_offered' } },
  ids: { table: 'business_owners', otherwise: 'conflict' },
  upTo: 'messages',
  session: 'test_payment_sessions',
} as const satisfies Records<keyof DB>
const body = z.object({})

const look = (route: AnyRoute, input: object) =>
  requireNamedVisible(eyes, route, input).then(
    () => 'made',
    (error: unknown) => {
      if (error instanceof AppError) return error.code
      throw error
    },
  )
const nothing = '00000000-0000-4000-8000-000000000000'

test.each([
  ['documentId', 'invalid'],
  ['attachments', 'not_found'],
  ['dutyId', 'invalid'],
  ['ids', 'conflict'],
  ['upTo', 'not_found'],
  ['session', 'not_found'],
] as const)('a record of others in %s of a body is answered like one that does not exist', async (field, code) => {
  const route = { ...planted, records, body, response: body }
  const [mine, theirs] = [own?.[field], foreign?.[field]]
  expect(await look(route, { [field]: mine })).toBe('made')
  expect(await look(route, { [field]: theirs })).toBe(code)
  expect(await look(route, { deep: [{ [field]: mine }, { [field]: theirs }] })).toBe(code)
  expect(await look(route, { [field]: [mine, theirs] })).toBe(code)
  // The use-case says itself what it makes of an id without a record.
  expect(await look(route, { [field]: nothing })).toBe('made')
  expect(await look(route, { [field]: null })).toBe('made')
})

test('the record of a path has to be visible, whether it exists or not', async () => {
  const route = { ...planted, records: { id: 'documents' }, params: z.object({ id: z.uuid() }), response: body }
  expect(await look(route, { id: own?.['documentId'] })).toBe('made')
  expect(await look(route, { id: foreign?.['documentId'] })).toBe('not_found')
  expect(await look(route, { id: nothing })).toBe('not_found')
})

test('a changing call without its records does not compile', () => {
  // @ts-expect-error: the call does not say which records it names.
  const without: AnyRoute = { ...planted, response: body }
  // @ts-expect-error: there is no such table.
  const misspelled: Records<keyof DB> = { id: 'registrations' }
  expect([without.records, misspelled]).toEqual([undefined, { id: 'registrations' }])
})
