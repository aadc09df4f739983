import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { aStatusChange } from '#demo/factories/status-change.ts'
import { reapplyErasures } from '#features/privacy/server/reapply-erasures.ts'
import { removeIdentityDocuments } from '#features/privacy/server/remove-identity-documents.ts'
import { features, personalTables } from '#features/server.ts'
import type { Files } from '#server/files/files.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { sweep } from '#server/jobs/sweep.ts'
import type { MailMessage } from '#server/mail/transport/mail.ts'
import { markedCustomer, newMark } from '#tests/support/marked-customer.ts'
import { findText } from '#tests/support/scan-database.ts'
import { storedFiles } from '#tests/support/stored-files.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let t: TestApp
let staff: { agentId: string; adminId: string; superadminId: string }
const closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  t = await testApp()
  const agent = await t.person('agent')
  const [admin, superadmin] = [await t.person('admin'), await t.person('superadmin')]
  staff = { agentId: agent.id, adminId: admin.id, superadminId: superadmin.id }
})
beforeEach(async () => {
  t.clock.ahead = 0
  await t.owner.query('delete from rate_limits')
  await t.owner.query('delete from graphile_worker._private_jobs')
})
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
afterAll(() => t.close())

async function work(files: Files = t.services.files) {
  const sent: MailMessage[] = []
  const mail = { send: async (message: MailMessage) => void sent.push(message) }
  const worker = await runWorker({ ...t.services, files, mail }, { pool: t.pool, features })
  closing.push(() => worker.stop())
  return sent
}
const erase = (cookie: string, currentPassword = PASSWORD) =>
  t.call('POST', '/api/account/erase', { cookie, body: { currentPassword } })
const row = async (statement: string, values: unknown[]) => (await t.owner.query(statement, values)).rows[0]
const logPath = () => join(t.services.config.dataDir, 'erasures.log')

test('nothing of the person is left in any column of any table, nor any of the files', async () => {
  const lia = await markedCustomer(t, newMark(), staff)
  const other = await markedCustomer(t, newMark(), staff)
  await t.owner.query('delete from graphile_worker._private_jobs')
  expect((await findText(t, lia.mark)).length).toBeGreaterThan(25)
  expect(await storedFiles(t)).toEqual(expect.arrayContaining(lia.files))
  const othersBefore = await findText(t, other.mark)

  const asked = await t.call('POST', '/api/account/exports', { cookie: lia.cookie })
  const sent = await work()
  await waitFor('the export', async () => (await storedFiles(t)).includes(asked.json().id))
  expect((await erase(lia.cookie)).statusCode).toBe(200)

  await waitFor('the last mail', () => sent.find(({ to }) => to === lia.email))
  await waitFor(
    'an empty outbox',
    async () => !(await row(`select 1 from outbox_mails where to_address = $1`, [lia.email])),
  )
  // The job that repeats the erasure runs a minute later and carries no personal data.
  const queued = `select 1 from graphile_worker._private_jobs where key is distinct from 'sweep-erased'`
  await waitFor('an empty queue', async () => !(await row(queued, [])))
  expect(await findText(t, lia.mark)).toEqual([])
  const left = await storedFiles(t)
  for (const key of [...lia.files, asked.json().id]) expect(left).not.toContain(key)
  expect(await findText(t, other.mark)).toEqual(othersBefore)
  expect(left).toEqual(expect.arrayContaining(other.files))

  const last = sent.find(({ subject }) => subject === 'Sua conta na Travessia foi apagada')
  expect([last?.to, last?.text.includes('Conta apagada')]).toEqual([lia.email, false])
})

test('a table is erased before the tables that its rows refer to or are found through', async () => {
  const deleted = personalTables.filter(({ erase }) => erase === 'rows')
  const overwritten = personalTables.filter(({ erase }) => typeof erase === 'object')
  const order = [...deleted, ...overwritten].map(({ table }) => table)
  const references = await t.owner.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' and confdeltype in ('a', 'r') and conrelid::regclass::text = any($1)`,
    [deleted.map(({ table }) => table)],
  )
  const person = { id: staff.agentId, email: 'ana@example.test', emailVerified: true }
  const reads = [...deleted, ...overwritten].flatMap(({ table, rows, alsoErase = [] }) =>
    [rows, ...alsoErase].flatMap((condition) => {
      const names = condition(person)
        .compile(t.db)
        .sql.matchAll(/\b(?:from|join) "?(\w+)/g)
      return [...names].map(([, to = '']) => ({ from: table, to }))
    }),
  )
  expect(reads).toContainEqual({ from: 'notifications', to: 'support_tickets' })
  expect(references.rows).toContainEqual({ from: 'support_replies', to: 'profiles' })
  const tooLate = ({ from, to }: { from: string; to: string }) =>
    order.includes(to) && order.indexOf(to) < order.indexOf(from)
  expect([...references.rows, ...reads].filter(tooLate)).toEqual([])
})

test('what the law keeps stays without a name: payments, amounts, and the kind of company', async () => {
  const lia = await markedCustomer(t, newMark(), staff)
  const view = (await t.call('GET', '/api/account/privacy', { cookie: lia.cookie })).json()
  expect(view.erasure).toEqual({
    openCompanies: [lia.paid.company_name],
    unpaidCompanies: [lia.unpaid.company_name],
    paymentsKept: 2,
    possible: true,
  })
  await erase(lia.cookie)
  const kept = await t.owner.query(
    `select id, company_name, status, company_type_id, state_id, package_id, alternative_names
     from business_registrations where user_id = $1 order by created_at, id`,
    [lia.id],
  )
  expect(kept.rows.map(({ id }) => id).sort()).toEqual([lia.paid.id, lia.finished.id].sort())
  for (const company of kept.rows)
    expect(company).toMatchObject({
      company_name: 'Empresa apagada',
      company_type_id: 'llc',
      state_id: 'florida',
      package_id: lia.paid.package_id,
      alternative_names: [],
    })
  const payment = await row('select amount, payment_status, business_registration_id from payments where id = $1', [
    lia.payment.id,
  ])
  expect(payment).toEqual({
    amount: lia.payment.amount,
    payment_status: 'paid',
    business_registration_id: lia.paid.id,
  })
  expect(
    await row('select name, email, phone, banned, erased_at is not null as gone from profiles where id = $1', [lia.id]),
  ).toEqual({
    name: 'Conta apagada',
    email: `apagada-${lia.id}@example.invalid`,
    phone: null,
    banned: true,
    gone: true,
  })
  const consent = await row('select version, accepted_at is not null as at from consents where user_id = $1', [lia.id])
  expect(consent).toEqual({ version: '2020-01-01', at: true })
})

test('an open order is closed with the reason, and agent and office are told; the work on it ends', async () => {
  const lia = await markedCustomer(t, newMark(), staff)
  await erase(lia.cookie)
  const status = await t.owner.query(
    `select old_status, new_status, reason from process_status_history where business_registration_id = $1
     and new_status = 'rejected'`,
    [lia.paid.id],
  )
  expect(status.rows).toEqual([
    { old_status: 'in_review', new_status: 'rejected', reason: 'Conta apagada a pedido do titular' },
  ])
  expect(await row('select status from business_registrations where id = $1', [lia.finished.id])).toEqual({
    status: 'approved',
  })
  const told = await t.owner.query(
    `select user_id from notifications where event = 'registration.ownerErased' and data->>'registrationId' = $1`,
    [lia.paid.id],
  )
  expect(told.rows.map(({ user_id }) => user_id).sort()).toEqual(
    [staff.agentId, staff.adminId, staff.superadminId].sort(),
  )
  expect(
    await row('select workflow_status, cancel_reason from usa_company_workflows where business_registration_id = $1', [
      lia.paid.id,
    ]),
  ).toEqual({ workflow_status: 'cancelled', cancel_reason: 'Conta apagada a pedido do titular' })
  expect(await row('select status from handover_requests where business_registration_id = $1', [lia.paid.id])).toEqual({
    status: 'declined',
  })
  // The sweep must not delete these notifications to the team as leftovers of the erased account.
  await sweep(t.services, features)
  const still = await t.owner.query(`select 1 from notifications where data->>'registrationId' = $1`, [lia.paid.id])
  expect(still.rowCount).toBe(3)
})

test('a wrong password erases nothing, and guessing ends', async () => {
  const person = await t.person('user')
  const wrong = await erase(person.cookie, 'not the password')
  expect(wrong.statusCode).toBe(422)
  expect(wrong.json().error).toMatchObject({
    code: 'wrong_password',
    fields: { currentPassword: 'wrong_password' },
  })
  expect((await t.call('GET', '/api/session', { cookie: person.cookie })).json().user.id).toBe(person.id)
  for (let i = 0; i < 12; i++) await erase(person.cookie, 'not the password')
  expect((await erase(person.cookie)).statusCode).toBe(429)
  expect((await row('select erased_at from profiles where id = $1', [person.id])).erased_at).toBeNull()
})

test('every session ends, the browser forgets, and the password opens nothing', async () => {
  const person = await t.person('user')
  const elsewhere = await t.openSession(person.id)
  const answer = await erase(person.cookie)
  expect(answer.headers['clear-site-data']).toBe('"cookies", "storage"')
  expect(String(answer.headers['set-cookie'])).toMatch(/travessia=; Max-Age=0/)
  for (const cookie of [person.cookie, elsewhere])
    expect((await t.call('GET', '/api/notifications', { cookie })).statusCode).toBe(401)
  const again = await t.call('POST', '/api/auth/sign-in/email', { body: { email: person.email, password: PASSWORD } })
  expect([again.statusCode, again.json().error.code]).toEqual([401, 'invalid_credentials'])
})

test('the address can sign up again and finds an empty account', async () => {
  const lia = await markedCustomer(t, newMark(), staff)
  await erase(lia.cookie)
  const answer = await t.call('POST', '/api/auth/sign-up/email', {
    body: { name: 'Outra Lia', email: lia.email, password: PASSWORD },
  })
  expect(answer.statusCode).toBe(201)
  expect(answer.json().user.id).not.toBe(lia.id)
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  expect((await t.call('GET', '/api/registrations', { cookie })).json().items).toEqual([])
  const view = (await t.call('GET', '/api/account/privacy', { cookie })).json()
  expect([view.exports, view.consents]).toEqual([[], []])
})

test('the last superadmin stays, and two who leave at once do not both go', async () => {
  const [one, two] = [await t.person('superadmin'), await t.person('superadmin')]
  await t.owner.query(`update profiles set banned = true where role = 'superadmin' and id <> all($1)`, [
    [one.id, two.id],
  ])
  const answers = await Promise.all([erase(one.cookie), erase(two.cookie)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const stays = answers[0]?.statusCode === 409 ? one : two
  expect((await t.call('GET', '/api/account/privacy', { cookie: stays.cookie })).json().erasure.possible).toBe(false)
  await t.owner.query(`update profiles set banned = false where id = $1`, [staff.superadminId])
})

test('an agent who goes leaves companies without one, the office is told, and the name is gone from the history', async () => {
  const agent = await t.person('agent', { name: `Agente ${newMark()}` })
  const order = await aRegistration(t.context, { assigned_agent_id: agent.id, status: 'in_review' })
  await aStatusChange(t.context, order.id, { new_status: 'in_review', changed_by: agent.id, reason: 'começou' })
  const { rows: before } = await t.owner.query('select name from profiles where id = $1', [agent.id])
  expect((await erase(agent.cookie)).statusCode).toBe(200)
  expect(await row('select status, assigned_agent_id from business_registrations where id = $1', [order.id])).toEqual({
    status: 'in_review',
    assigned_agent_id: null,
  })
  const history = await row(
    `select p.name, h.reason from process_status_history h join profiles p on p.id = h.changed_by
     where h.business_registration_id = $1`,
    [order.id],
  )
  expect(history).toEqual({ name: 'Conta apagada', reason: 'começou' })
  const told = await row(`select message from notifications where user_id = $1 and event = 'account.erased'`, [
    staff.adminId,
  ])
  expect(told.message).toContain('um processo ficou sem agente')
  expect(await findText(t, before[0].name)).toEqual([])
})

test('files are removed once the store is back, also when the job was given up', async () => {
  const lia = await markedCustomer(t, newMark(), staff)
  let tries = 0
  const away = { ...t.services.files, remove: () => Promise.reject(new Error(`away ${++tries}`)) }
  await t.owner.query('delete from graphile_worker._private_jobs')
  await work(away)
  await erase(lia.cookie)
  await waitFor('a failed try', () => tries >= lia.files.length)
  for (const close of closing.splice(0)) await close()
  await t.owner.query('delete from graphile_worker._private_jobs')
  expect(await storedFiles(t)).toEqual(expect.arrayContaining(lia.files))
  await sweep(t.services, features)
  const left = await storedFiles(t)
  for (const key of lia.files) expect(left).not.toContain(key)
  expect(await row('select 1 from file_removals', [])).toBeUndefined()
})

test('an export that is finished after the erasure leaves no file', async () => {
  const person = await t.person('user')
  const { id } = (await t.call('POST', '/api/account/exports', { cookie: person.cookie })).json()
  const gate = Promise.withResolvers<void>()
  let stored = false
  await work({
    ...t.services.files,
    put: async (ref, source, options) => {
      const done = await t.services.files.put(ref, source, options)
      stored = true
      await gate.promise
      return done
    },
  })
  await waitFor('the file', () => stored)
  expect((await erase(person.cookie)).statusCode).toBe(200)
  gate.resolve()
  await waitFor('the file to go', async () => !(await storedFiles(t)).includes(id))
  expect(await row('select 1 from data_exports where id = $1', [id])).toBeUndefined()
})

test('a row that a request under way wrote after the erasure goes within the hour', async () => {
  const person = await t.person('user')
  await erase(person.cookie)
  await t.owner.query(
    `insert into wizard_drafts (user_id, order_key, step, data, expires_at)
     values ($1, gen_random_uuid(), 1, '{}', now() + interval '9 days')`,
    [person.id],
  )
  await sweep(t.services, features)
  expect(await row('select 1 from wizard_drafts where user_id = $1', [person.id])).toBeUndefined()
})

test('a restored copy forgets again: from the table, and from the file when the table is older too', async () => {
  const [first, second] = [await markedCustomer(t, newMark(), staff), await markedCustomer(t, newMark(), staff)]
  const survivor = await t.person('user')
  // After a restore both accounts are back, and only erasures.log, outside the database, names the second one.
  await t.owner.query('insert into erasures (user_id) values ($1)', [first.id])
  await writeFile(
    logPath(),
    `2026-01-01T00:00:00.000Z ${second.id}\n2026-01-01T00:00:00.000Z 00000000-dead-4000-8000-0000`,
  )
  await t.owner.query('delete from graphile_worker._private_jobs')
  expect(await reapplyErasures(t.context)).toBe(2)
  const sent = await work()
  for (const { mark, files } of [first, second]) {
    await waitFor(
      'the files to go',
      async () => !files.some(await storedFiles(t).then((all) => (key: string) => all.includes(key))),
    )
    expect(await findText(t, mark)).toEqual([])
  }
  const noted = await readFile(logPath(), 'utf8')
  for (const { id } of [first, second]) expect(noted).toContain(id)
  expect(await row('select 1 as ok from erasures where user_id = $1', [second.id])).toEqual({ ok: 1 })
  await sleep(300)
  const told = sent.map(({ to }) => to)
  for (const { email } of [first, second]) expect(told).not.toContain(email)
  expect((await t.call('GET', '/api/session', { cookie: survivor.cookie })).json().user.id).toBe(survivor.id)
  expect(await reapplyErasures(t.context)).toBe(0)
})

test('an erasure is noted beside the database; without the file the next start writes it anew', async () => {
  const person = await t.person('user')
  await appendFile(logPath(), 'a line that a crash cut off')
  await erase(person.cookie)
  expect(await readFile(logPath(), 'utf8')).toMatch(new RegExp(`^\\S+ ${person.id}$`, 'm'))
  await rm(logPath())
  await reapplyErasures(t.context)
  expect(await readFile(logPath(), 'utf8')).toMatch(new RegExp(`^\\S+ ${person.id}$`, 'm'))
})

test('identity documents go five years after the end, with every version; others stay', async () => {
  const YEAR = 365.25 * 86_400_000
  const paper = (registrationId: string, type: string) => aDocument(t.context, registrationId, { document_type: type })
  const long = new Date(Date.now() - 5.1 * YEAR)
  const old = await aRegistration(t.context, { status: 'approved', approved_at: long, created_at: long })
  const reopened = await aRegistration(t.context, { status: 'in_review', created_at: long })
  const lately = await aRegistration(t.context, { status: 'rejected', created_at: long })
  await aStatusChange(t.context, old.id, { new_status: 'approved', created_at: long })
  await aStatusChange(t.context, lately.id, { new_status: 'rejected', created_at: new Date(Date.now() - 4.9 * YEAR) })
  const gone = [await paper(old.id, 'identification'), await paper(old.id, 'address')]
  const kept = [
    await paper(old.id, 'formation'),
    await paper(reopened.id, 'identification'),
    await paper(lately.id, 'identification'),
  ]
  await sweep(t.services, features)
  const { rows } = await t.owner.query('select id from documents where id = any($1)', [
    [...gone, ...kept].map(({ id }) => id),
  ])
  expect(rows.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort())
  const left = await storedFiles(t)
  for (const { file_path } of gone) expect(left).not.toContain(file_path)
  for (const { file_path } of kept) expect(left).toContain(file_path)
})

test('every identity document that is due goes in one run; what cannot be removed holds up no other', async () => {
  const long = new Date(Date.now() - 6 * 365.25 * 86_400_000)
  const first = await aRegistration(t.context, { status: 'rejected', created_at: long, updated_at: long })
  const lines = await t.owner.query<{ id: string }>(
    `insert into business_registrations (company_name, company_name_ascii, name_key, business_purpose, industry, status,
       company_type_id, state_id, package_id, user_id, created_at, updated_at)
     select 'Ipê ' || n, 'Ipe ' || n, 'ipe' || n, 'Consultoria', 'Tecnologia', 'rejected', company_type_id, state_id, package_id,
       user_id, created_at + n * interval '1 second', updated_at from business_registrations, generate_series(1, 1200) n
     where id = $1 returning id`,
    [first.id],
  )
  const ids = [first.id, ...lines.rows.map(({ id }) => id)]
  await t.owner.query(
    `insert into documents (business_registration_id, name, document_type)
     select unnest($1::uuid[]), 'Passaporte', 'identification'`,
    [ids],
  )
  const left = async () =>
    (await t.owner.query('select 1 from documents where business_registration_id = any($1)', [ids])).rowCount
  await t.owner.query(
    `create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end';
     create trigger refuse before delete on documents for each row
       when (old.business_registration_id = '${first.id}') execute function refuse()`,
  )
  expect(await removeIdentityDocuments(t.context)).toBe(701)
  expect(await left()).toBe(500)
  await t.owner.query('drop function refuse cascade')
  expect(await removeIdentityDocuments(t.context)).toBe(500)
  expect(await left()).toBe(0)
})

test('nobody finds, enables or looks through an account that is gone', async () => {
  const person = await t.person('user')
  await erase(person.cookie)
  const cookie = await t.openSession(staff.superadminId)
  const found = (await t.call('GET', '/api/people?search=apagada', { cookie })).json()
  expect(found.items).toEqual([])
  for (const url of [`/api/people/${person.id}/enable`, `/api/people/${person.id}/end-sessions`])
    expect((await t.call('POST', url, { cookie })).statusCode).toBe(404)
  const body = { userId: person.id, reason: 'quem foi?' }
  expect((await t.call('POST', '/api/impersonation', { cookie, body })).statusCode).toBe(404)
  expect((await row('select banned from profiles where id = $1', [person.id])).banned).toBe(true)
})

test('the audit log keeps ids only', async () => {
  const lia = await markedCustomer(t, newMark(), staff)
  await erase(lia.cookie)
  const { rows } = await t.owner.query(`select * from audit_log where action = 'account.erased' and subject_id = $1`, [
    lia.id,
  ])
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('@')
})
