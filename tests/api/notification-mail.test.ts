import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Told } from '#features/notifications/rules/kinds.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { notificationText } from '#features/notifications/words/catalog.ts'
import { inTransaction } from '#server/context.ts'
import { sendQueued } from '#tests/support/queued-mail.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.pool.query('update site_settings set enable_emails = true')
})

const company = 'Ipê LLC'
const paper = { company, document: 'Licença da cidade', documentType: 'license' } as const
const told = {
  papers: { kind: 'documentApproved', facts: paper },
  bill: { kind: 'paymentFailed', facts: { company } },
  news: { kind: 'statusChanged', facts: { company, to: 'in_review', reason: '' } },
} as const satisfies Record<string, Told>
const all = Object.values(told)
const title = (of: Told): string => notificationText(of, 'pt_BR').title
const subject = (of: Told): string => `${title(of)}: ${company}`

async function quiet() {
  const person = await t.person('user')
  await t.owner.query('delete from outbox_mails where user_id = $1', [person.id])
  return person
}
const tell = (userId: string, of: Told) =>
  inTransaction(t.context, (tx) => notify(tx, { userId, ...of, event: 'registration.statusChanged' }))
const choose = async (cookie: string, change: object) => {
  const body = { email: true, sms: false, documents: true, payments: true, ...change }
  expect((await t.call('PUT', '/api/account/notifications', { cookie, body })).statusCode).toBe(200)
}
const shown = async (cookie: string): Promise<string[]> =>
  (await t.call('GET', '/api/notifications', { cookie })).json().items.map(({ title }: { title: string }) => title)
const mailed = async (id: string) => (await sendQueued(t, id)).map(({ subject }) => subject).sort()

test('a notification is mailed with its words and a way into the product', async () => {
  const person = await quiet()
  await tell(person.id, told.news)
  const { message } = notificationText(told.news, 'pt_BR')
  const [mail, ...more] = await sendQueued(t, person.id)
  expect(more).toEqual([])
  expect([mail?.to, mail?.subject]).toEqual([person.email, subject(told.news)])
  expect(mail?.text).toContain(message)
  expect(mail?.html).toContain(message)
  expect(await sendQueued(t, person.id)).toEqual([])
})

test('a category that is switched off is not mailed, and still shown in the product', async () => {
  const person = await quiet()
  await choose(person.cookie, { documents: false })
  for (const of of all) await tell(person.id, of)
  expect(await mailed(person.id)).toEqual([subject(told.bill), subject(told.news)].sort())
  expect(await shown(person.cookie)).toEqual(expect.arrayContaining(all.map(title)))
  await choose(person.cookie, { payments: false })
  for (const of of all) await tell(person.id, of)
  expect(await mailed(person.id)).toEqual([subject(told.papers), subject(told.news)].sort())
})

test('with e-mail switched off nothing is mailed', async () => {
  const person = await quiet()
  await choose(person.cookie, { email: false })
  for (const of of all) await tell(person.id, of)
  expect(await mailed(person.id)).toEqual([])
  expect((await shown(person.cookie)).length).toBeGreaterThanOrEqual(3)
})

test("the site's switch for mails is obeyed when queued and when sent", async () => {
  const person = await quiet()
  await tell(person.id, told.news)
  await t.pool.query('update site_settings set enable_emails = false')
  await tell(person.id, told.bill)
  expect(await mailed(person.id)).toEqual([])
})

test('the welcome is not mailed: the mail that confirms the address says it', async () => {
  const { id, cookie } = await t.person('user')
  expect(await mailed(id)).toEqual(['Confirme seu e-mail na Travessia'])
  expect(await shown(cookie)).toEqual(['Boas-vindas!'])
})

test('a disabled account gets none, and a notification that is gone is not mailed', async () => {
  const [off, gone] = [await quiet(), await quiet()]
  await t.pool.query('update profiles set banned = true where id = $1', [off.id])
  await tell(off.id, told.news)
  await tell(gone.id, told.news)
  await t.pool.query('delete from notifications where user_id = $1', [gone.id])
  expect([await mailed(off.id), await mailed(gone.id)]).toEqual([[], []])
})

test('a notification whose deed is undone is neither shown nor mailed', async () => {
  const person = await quiet()
  const before = await shown(person.cookie)
  const failed = inTransaction(t.context, async (tx) => {
    await notify(tx, { userId: person.id, ...told.news, event: 'registration.statusChanged' })
    throw new Error('undone')
  })
  await expect(failed).rejects.toThrow('undone')
  expect(await mailed(person.id)).toEqual([])
  expect(await shown(person.cookie)).toEqual(before)
})
