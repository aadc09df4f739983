import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration } from '#demo/factories/registration.ts'
import { features } from '#features/server.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { readZip } from '#tests/support/read-zip.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let agent: Person
let admin: Person
beforeAll(async () => {
  t = await testApp()
  agent = await t.person('agent')
  admin = await t.person('admin')
})
afterAll(() => t.close())

const NAME = 'Checklist do pedido'

/** A company with a generated checklist that is hidden from the customer. */
async function withPaper() {
  const customer = await t.person('user')
  await t.owner.query('update profiles set email_verified = true where id = $1', [customer.id])
  const { id } = await aRegistration(t.context, {
    user_id: customer.id,
    assigned_agent_id: agent.id,
    status: 'in_review',
  })
  const get = (who: Person, url: string) => t.call('GET', url, { cookie: who.cookie })
  const make = async () => {
    const answer = await t.call('POST', `/api/registrations/${id}/papers/order_checklist`, { cookie: agent.cookie })
    expect(answer.statusCode).toBe(200)
    return answer.json().made as { documentId: string; version: number }
  }
  const { documentId } = await make()
  const show = (shown: boolean, who = agent) =>
    t.call('PUT', `/api/registrations/${id}/papers/order_checklist/shown`, { cookie: who.cookie, body: { shown } })
  const notes = async () =>
    (
      await t.pool.query(`select event, message from notifications where user_id = $1 and event <> 'account.created'`, [
        customer.id,
      ])
    ).rows
  const live = async (who: Person) =>
    (
      await t.pool.query(`select event from live_events where user_id = $1 and data ->> 'documentId' = $2`, [
        who.id,
        documentId,
      ])
    ).rows.length
  const send = (who: Person) =>
    t.call('POST', `/api/conversations/${id}/messages`, {
      cookie: who.cookie,
      body: { messageId: randomUUID(), text: 'Veja', attachments: [documentId] },
    })
  return { id, documentId, customer, get, make, show, notes, live, send }
}
type World = Awaited<ReturnType<typeof withPaper>>

/** Every read that can return documents of a company. */
const readsOf = ({ id, documentId }: World) => [
  '/api/documents',
  `/api/documents?search=${encodeURIComponent('checklist')}`,
  '/api/documents?status=approved',
  '/api/documents?type=legal',
  '/api/documents?status=approved&type=legal',
  `/api/documents/${documentId}`,
  `/api/documents/${documentId}/versions/1/file`,
  `/api/documents/${documentId}/versions/1/preview`,
  `/api/registrations/${id}/documents`,
  `/api/registrations/${id}/detail`,
  `/api/registrations/${id}`,
  '/api/registrations',
  `/api/overview?company=${id}`,
  '/api/overview',
  '/api/notifications',
  `/api/conversations/${id}/messages`,
]
/** The reads in which a person sees the paper, or its name. */
async function tellingReads(world: World, who: Person): Promise<string[]> {
  const answers = await Promise.all(readsOf(world).map(async (url) => ({ url, answer: await world.get(who, url) })))
  return answers
    .filter(({ url, answer }) =>
      url.includes('/versions/') || url.endsWith(world.documentId)
        ? answer.statusCode !== 404
        : answer.body.includes(world.documentId) || answer.body.includes(NAME),
    )
    .map(({ url }) => url)
}

test('a hidden paper reaches its customer nowhere, and the team everywhere', async () => {
  const world = await withPaper()
  expect(await tellingReads(world, world.customer)).toEqual([])
  const zip = await world.get(world.customer, `/api/registrations/${world.id}/documents.zip`)
  expect([zip.statusCode, zip.json().error.reason]).toEqual([404, 'nothing_to_download'])
  expect([await world.notes(), await world.live(world.customer)]).toEqual([[], 0])
  expect(await world.live(agent)).toBe(1)
  const toAgent = await tellingReads(world, agent)
  expect(toAgent).toEqual(
    expect.arrayContaining([
      '/api/documents',
      `/api/registrations/${world.id}/documents`,
      `/api/registrations/${world.id}/detail`,
    ]),
  )
  expect((await world.get(agent, `/api/documents/${world.documentId}`)).json().hidden).toBe(true)
  expect((await world.get(agent, `/api/registrations/${world.id}/documents.zip`)).statusCode).toBe(200)
})

test('nobody attaches a hidden paper to a message, and an attached one that is hidden goes from the customer', async () => {
  const { show, send, customer, get, id, documentId } = await withPaper()
  expect([(await send(customer)).statusCode, (await send(agent)).statusCode]).toEqual([404, 404])
  await show(true)
  expect((await send(agent)).statusCode).toBeLessThan(300)
  const attached = async (who: Person) =>
    (await get(who, `/api/conversations/${id}/messages`)).body.includes(documentId)
  expect([await attached(customer), await attached(agent)]).toEqual([true, true])
  await show(false)
  expect([await attached(customer), await attached(agent)]).toEqual([false, true])
})

test('shown, it is a document like any other, and the customer is told once', async () => {
  const world = await withPaper()
  const { show, customer, notes, live, make, documentId } = world
  expect((await show(true)).json()).toMatchObject({ kind: 'order_checklist', made: { shown: true, version: 1 } })
  expect((await show(true, admin)).statusCode).toBe(200)
  expect(await notes()).toEqual([{ event: 'document.added', message: expect.stringContaining(NAME) }])
  expect(await live(customer)).toBeGreaterThan(0)
  const told = await tellingReads(world, customer)
  expect(told).toEqual(
    expect.arrayContaining([
      '/api/documents',
      `/api/documents/${documentId}`,
      `/api/documents/${documentId}/versions/1/file`,
      `/api/registrations/${world.id}/documents`,
      '/api/overview',
    ]),
  )
  const zip = await world.get(customer, `/api/registrations/${world.id}/documents.zip`)
  expect([...(await readZip(zip.rawPayload)).keys()].join()).toContain('Checklist')
  // A new version of a visible paper is visible at once.
  expect((await make()).version).toBe(2)
  expect((await world.get(customer, `/api/documents/${documentId}`)).json()).toMatchObject({
    hidden: false,
    file: { version: 2 },
  })
  await show(false)
  expect(await tellingReads({ ...world }, customer)).toEqual(['/api/notifications'])
})

test('making, showing and hiding are in the audit trail, with who did it', async () => {
  const { show, documentId } = await withPaper()
  await show(true, admin)
  await show(false)
  const { rows } = await t.pool.query(
    `select action, actor_id, details ->> 'kind' as kind from audit_log where subject_id = $1 order by id`,
    [documentId],
  )
  expect(rows).toEqual([
    { action: 'paper.made', actor_id: agent.id, kind: 'order_checklist' },
    { action: 'paper.shown', actor_id: admin.id, kind: 'order_checklist' },
    { action: 'paper.hidden', actor_id: agent.id, kind: 'order_checklist' },
  ])
})

test('a paper that was never made cannot be shown', async () => {
  const { id } = await withPaper()
  const answer = await t.call('PUT', `/api/registrations/${id}/papers/owners_sheet/shown`, {
    cookie: agent.cookie,
    body: { shown: true },
  })
  expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found'])
})

test("a person's copy of the data holds the papers that were shown and no other; erasing takes both", async () => {
  const world = await withPaper()
  const { customer, id, show, documentId } = world
  const hidden = await t.call('POST', `/api/registrations/${id}/papers/name_report`, { cookie: agent.cookie })
  const hiddenId = hidden.json().made.documentId as string
  await show(true)
  const worker = await runWorker({ ...t.services, mail: { send: async () => undefined } }, { pool: t.pool, features })
  try {
    const { id: exportId } = (await t.call('POST', '/api/account/exports', { cookie: customer.cookie })).json()
    await waitFor(
      'the export',
      async () =>
        (await t.pool.query('select state from data_exports where id = $1', [exportId])).rows[0]?.state === 'ready',
    )
    const file = await t.call('GET', `/api/account/exports/${exportId}/file`, { cookie: customer.cookie })
    const files = await readZip(file.rawPayload)
    const all = [...files].map(([path, bytes]) => path + bytes.toString('latin1')).join('\n')
    expect(all).toContain(documentId)
    expect(all).not.toContain(hiddenId)
    expect([...files.keys()].join()).not.toContain('Name availability')
  } finally {
    await worker.stop()
  }
  const files = await t.pool.query('select file_path from document_versions where document_id = any($1)', [
    [documentId, hiddenId],
  ])
  expect(files.rows).toHaveLength(2)
  const erased = await t.call('POST', '/api/account/erase', {
    cookie: customer.cookie,
    body: { currentPassword: PASSWORD },
  })
  expect(erased.statusCode).toBe(200)
  const left = await t.pool.query('select 1 from documents where id = any($1)', [[documentId, hiddenId]])
  expect(left.rows).toEqual([])
  const listed = await t.pool.query('select file_path from file_removals where file_path = any($1)', [
    files.rows.map(({ file_path }) => file_path),
  ])
  expect(listed.rows).toHaveLength(2)
})
