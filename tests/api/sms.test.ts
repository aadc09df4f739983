import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { aNotification } from '#demo/factories/notification.ts'
import type { Told } from '#features/notifications/rules/kinds.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { features } from '#features/server.ts'
import { inTransaction } from '#server/context.ts'
import { addJobs } from '#server/jobs/add-job.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { startFakeSms } from '#tests/support/fake-sms.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let t: TestApp
let provider: Awaited<ReturnType<typeof startFakeSms>>
let stopWorker: () => Promise<unknown>
const lines: string[] = []
beforeAll(async () => {
  provider = await startFakeSms()
  t = await testApp({ config: { smsUrl: provider.url, smsToken: 'segredo do provedor' }, lines })
})
afterAll(async () => {
  await t.close()
  await provider.close()
})
beforeEach(async () => {
  const worker = await runWorker({ ...t.services, mail: { send: async () => undefined } }, { pool: t.pool, features })
  stopWorker = () => worker.stop()
})
afterEach(async () => {
  await stopWorker()
  Object.assign(provider, { status: 200, requests: 0, messages: [] })
})

const note: Told = { kind: 'statusChanged', facts: { company: 'Ipê LLC', to: 'in_review', reason: '' } }
const title = 'Status atualizado: em análise'
const tell = (userId: string, told: Told = note) =>
  inTransaction(t.context, (tx) => notify(tx, { userId, ...told, event: 'registration.statusChanged' }))
async function reachable(choice: object = {}, phone = '(11) 91234-5678') {
  const person = await t.person('user')
  const notifications = { email: true, sms: true, documents: true, payments: true, ...choice }
  await t.call('PUT', '/api/account/profile', { cookie: person.cookie, body: { name: 'Ana Prado', phone } })
  await t.call('PUT', '/api/account/notifications', { cookie: person.cookie, body: notifications })
  return person
}
const jobs = async () =>
  (
    await t.owner.query(
      `select last_error from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id where k.identifier = 'send-sms'`,
    )
  ).rows
const queueEmpty = () =>
  waitFor(
    'an empty queue',
    async () => (await t.owner.query('select 1 from graphile_worker._private_jobs')).rows.length === 0,
    25_000,
  )

test('a notification goes out as an SMS with the title only, to a complete number', async () => {
  const person = await reachable()
  const settings = await t.call('GET', '/api/account', { cookie: person.cookie })
  expect(settings.json().smsAvailable).toBe(true)
  await tell(person.id)
  const [sms] = await waitFor('the sms', () => provider.messages.length && provider.messages)
  const told = await t.owner.query('select id from notifications where user_id = $1 and title = $2', [person.id, title])
  expect(sms).toEqual({
    to: '+5511912345678',
    text: 'Travessia: Status atualizado: em análise http://localhost:3000/login',
    key: told.rows[0]?.id,
    authorization: 'Bearer segredo do provedor',
    type: 'application/json',
    trace: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/),
  })
  await queueEmpty()
})

test('it is in the language that its reader has when it leaves', async () => {
  const person = await reachable()
  const body = { language: 'es_ES', timeZone: 'America/Sao_Paulo' }
  expect((await t.call('PUT', '/api/account/preferences', { cookie: person.cookie, body })).statusCode).toBe(200)
  await tell(person.id)
  const [sms] = await waitFor('the sms', () => provider.messages.length && provider.messages)
  expect(sms?.text).toBe('Travessia: Estado actualizado: en análisis http://localhost:3000/login')
  await queueEmpty()
})

test('a provider that is down, then fails, then answers, gets it once', async () => {
  const person = await reachable()
  provider.status = 0
  await tell(person.id)
  await waitFor('a try that was cut off', async () => (await jobs()).some(({ last_error }) => last_error))
  provider.status = 500
  const before = provider.requests
  await waitFor('a try that was refused', () => provider.requests > before, 20_000)
  provider.status = 200
  await waitFor('the sms', () => provider.messages.length, 20_000)
  await queueEmpty()
  expect(provider.messages).toHaveLength(1)
})

test.each([400, 401, 404, 302])('an answer of %i is final: it is given up and noted', async (status) => {
  const person = await reachable()
  provider.status = status
  await tell(person.id)
  await waitFor('the try', () => provider.requests)
  await queueEmpty()
  expect(provider.requests).toBe(1)
  expect(lines.join('\n')).toContain(`sms not sent: status ${status}`)
})

test('not without the switch, not for a category that is off, not without a number', async () => {
  const [off, papers, mute] = [
    await reachable({ sms: false }),
    await reachable({ documents: false }),
    await reachable({}, ''),
  ]
  for (const { id } of [off, mute]) await tell(id)
  await tell(papers.id, { kind: 'documentSubmitted', facts: { company: 'Ipê LLC' } })
  await queueEmpty()
  expect(provider.requests).toBe(0)
})

test('a long title is cut, the address is not', async () => {
  const person = await reachable()
  // A notification as earlier versions stored it: with its text and without a kind.
  const { id } = await aNotification(t.context, person.id, { title: 'Muito '.repeat(30), message: 'Texto' })
  await inTransaction(t.context, (tx) =>
    addJobs(tx, 'send-sms', [{ payload: { notificationId: id }, key: `sms:${id}` }]),
  )
  const [sms] = await waitFor('the sms', () => provider.messages.length && provider.messages)
  expect(sms?.text).toHaveLength(160)
  expect(sms?.text).toMatch(/ http:\/\/localhost:3000\/login$/)
  await queueEmpty()
})

test('neither number nor token is in a log', () => {
  const text = lines.join('\n')
  expect(text).toContain('sms given up')
  expect(text).not.toMatch(/91234|segredo/)
})

test('without a provider nothing is queued, whatever the switch says', async () => {
  const { smsUrl: _, ...config } = t.services.config
  const person = await reachable()
  const without = { ...t.context, config: { ...config, smsUrl: undefined } }
  await inTransaction(without, (tx) => notify(tx, { userId: person.id, ...note, event: 'registration.statusChanged' }))
  expect(await jobs()).toEqual([])
  await queueEmpty()
  expect(provider.requests).toBe(0)
})
