import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration } from '#demo/factories/registration.ts'
import { rowsAsJson } from '#features/privacy/server/read-rows.ts'
import { personalTables } from '#features/server.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin')
})
afterAll(() => t.close())

const NAME = 'Jacarandá Mimoso LLC'
const assign = (id: string, to: Person, from: Person | null) =>
  t.call('POST', `/api/registrations/${id}/assign`, {
    cookie: admin.cookie,
    body: { agentId: to.id, expectedAgentId: from?.id ?? null },
  })
const notices = async (who: Person) => (await t.call('GET', '/api/notifications', { cookie: who.cookie })).json().items
/** The notifications in the agent's export of personal data. */
async function exported({ id, email }: Person): Promise<string> {
  const table = personalTables.find(({ file }) => file === 'avisos')
  if (!table) throw new Error('no such file')
  return text(rowsAsJson(t.services, table, { id, email, emailVerified: true }))
}
const speak = (who: Person, language: string) =>
  t.owner.query('update user_preferences set language = $2 where user_id = $1', [who.id, language])

async function scene() {
  const [customer, ana, bia] = [await t.person('user'), await t.person('agent'), await t.person('agent')]
  const { id } = await aRegistration(t.context, { user_id: customer.id, paid_at: t.context.now, company_name: NAME })
  expect((await assign(id, ana, null)).statusCode).toBe(200)
  return { customer, ana, bia, id }
}

test('an agent reads whose company it is while it is the own one, and no longer once another agent has it', async () => {
  const { customer, ana, bia, id } = await scene()
  expect(JSON.stringify(await notices(ana))).toContain(NAME)
  // A notification as an earlier version stored it: with its text instead of facts.
  await t.owner.query(
    `insert into notifications (user_id, title, message, event, data) values ($1, 'Documento', $2, 'document.submitted', $3)`,
    [ana.id, `Chegou um papel da ${NAME}.`, JSON.stringify({ registrationId: id })],
  )
  expect((await assign(id, bia, ana)).statusCode).toBe(200)
  for (const language of ['pt_BR', 'en_US', 'es_ES']) {
    await speak(ana, language)
    const left = await notices(ana)
    expect(left).toHaveLength(4)
    expect(JSON.stringify(left)).not.toContain('Jacarand')
  }
  await speak(ana, 'pt_BR')
  expect((await notices(ana)).map(({ message }: { message: string }) => message)).toContain(
    'A abertura da empresa passou para outro agente e saiu da sua lista.',
  )
  expect(await exported(ana)).not.toContain('Jacarand')
  for (const party of [customer, bia]) expect(await exported(party)).toContain(NAME)
  for (const party of [customer, bia]) expect(JSON.stringify(await notices(party))).toContain(NAME)
  // Once the company is assigned to the agent again, the notifications contain its name again.
  expect((await assign(id, ana, bia)).statusCode).toBe(200)
  expect(JSON.stringify(await notices(ana))).toContain(NAME)
})

test('so it is after all work was handed over, and for a person who is no agent any more', async () => {
  const { ana, bia } = await scene()
  const moved = await t.call('POST', `/api/agents/${ana.id}/hand-over`, {
    cookie: admin.cookie,
    body: { toAgentId: bia.id, expectedCount: 1 },
  })
  expect(moved.statusCode, moved.body).toBe(200)
  expect(JSON.stringify(await notices(ana))).not.toContain('Jacarand')
  await t.db.updateTable('profiles').set({ role: 'user' }).where('id', '=', ana.id).execute()
  expect(JSON.stringify(await notices(ana))).not.toContain('Jacarand')
})
