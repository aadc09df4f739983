import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { anExport } from '#demo/factories/data-export.ts'
import { features, personalData, personalTables } from '#features/server.ts'
import { type Files, StorageFull } from '#server/files/files.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { sweep } from '#server/jobs/sweep.ts'
import { foreignWords, ownWords } from '#tests/support/foreign-words.ts'
import { type MarkedCustomer, markedCustomer, newMark } from '#tests/support/marked-customer.ts'
import { readZip } from '#tests/support/read-zip.ts'
import { storedFiles } from '#tests/support/stored-files.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let t: TestApp
let lia: MarkedCustomer
let other: MarkedCustomer
let staff: { agentId: string; adminId: string; superadminId: string }
const AGENT = 'Carla Agente'
const agentMail = 'carla.agente@example.test'
const closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  t = await testApp()
  const agent = await t.person('agent', { name: AGENT, email: agentMail })
  const [admin, superadmin] = [await t.person('admin', { name: 'Rui Admin' }), await t.person('superadmin')]
  staff = { agentId: agent.id, adminId: admin.id, superadminId: superadmin.id }
  lia = await markedCustomer(t, newMark(), staff)
  other = await markedCustomer(t, newMark(), staff)
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
  const worker = await runWorker(
    { ...t.services, files, mail: { send: async () => undefined } },
    { pool: t.pool, features },
  )
  closing.push(() => worker.stop())
}
const ask = (cookie: string) => t.call('POST', '/api/account/exports', { cookie })
const stateOf = async (id: string) =>
  (await t.db.selectFrom('data_exports').select('state').where('id', '=', id).executeTakeFirst())?.state
const fetchFile = (id: string, cookie: string | undefined) =>
  t.call('GET', `/api/account/exports/${id}/file`, { cookie })
const notesOf = async (userId: string, event: string) =>
  (await t.owner.query('select title, data from notifications where user_id = $1 and event = $2', [userId, event])).rows
async function made(person: { cookie: string }) {
  const { id } = (await ask(person.cookie)).json()
  await work()
  await waitFor('the export', async () => (await stateOf(id)) === 'ready')
  const answer = await fetchFile(id, person.cookie)
  expect(answer.statusCode).toBe(200)
  return { id, answer, files: await readZip(answer.rawPayload) }
}

test('no table is forgotten: each is in the inventory or known to hold nothing personal', async () => {
  const { rows } = await t.owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  expect(Object.keys(personalData).sort()).toEqual(rows.map(({ name }) => name).sort())
  expect(new Set(personalTables.map(({ file }) => file)).size).toBe(personalTables.length)
})

test('a column that holds an account has a reason to be in a table without personal data', async () => {
  const impersonal = Object.entries(personalData).flatMap(([table, line]) => (line === 'impersonal' ? [table] : []))
  const { rows } = await t.owner.query(
    `select distinct table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = any($1) and data_type = 'uuid' and column_name ~ '(user|_by|agent|owner)'
     order by 1`,
    [impersonal],
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'announcements.edited_by',
    'audit_checks.asked_by',
    'commission_rules.edited_by',
    'document_requirements.edited_by',
    'erasures.user_id',
    'extras.edited_by',
    'facts.edited_by',
    'naming_rules.edited_by',
    'packages.edited_by',
    'payment_provider_settings.saved_by',
    'refund_rules.edited_by',
    'site_settings.edited_by',
    'site_settings.updated_by',
    'workflow_templates.edited_by',
  ])
})

test('of an owner nothing is left out but where the row stands', async () => {
  const { rows } = await t.owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'business_owners'`,
  )
  const { columns, sealed } = personalData.business_owners
  const shown = new Set<string>([...columns, ...Object.values(sealed).map(({ column }) => column)])
  expect(rows.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual(['position'])
})

test('the file holds every row and every file of the person, and nothing of anybody else', async () => {
  const { id, answer, files } = await made(lia)
  const names = personalTables.map(({ file }) => `dados/${file}.json`)
  expect([...files.keys()]).toEqual(expect.arrayContaining([...names, 'LEIA-ME.txt']))
  const rowsIn = (file: string): unknown[] => JSON.parse(files.get(`dados/${file}.json`)?.toString() ?? '')
  const empty = personalTables.filter(({ file }) => rowsIn(file).length === 0).map(({ table }) => table)
  // Only members of the team have rows in these tables.
  expect(empty.sort()).toEqual([
    'agent_commissions',
    'answer_templates',
    'handover_requests',
    'registration_notes',
    'task_time_corrections',
    'task_time_entries',
  ])
  for (const file of [
    'conta',
    'empresas',
    'socios',
    'mensagens',
    'documentos',
    'chamados',
    'contato-mensagens',
    'avisos',
    'obrigacoes',
  ])
    expect(files.get(`dados/${file}.json`)?.toString(), file).toContain(lia.mark)
  expect(rowsIn('empresas')).toHaveLength(3)
  const number = expect.objectContaining({ tax_country: 'BR', identity_number: lia.mark.toUpperCase() })
  expect(rowsIn('socios')).toEqual(expect.arrayContaining([number]))
  expect(files.get('dados/socios.json')?.toString()).not.toContain('s1.')
  expect(rowsIn('obrigacoes')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ status: 'done', receipt: `Recibo ${lia.mark}` }),
      expect.objectContaining({ status: 'waived', reason: `Dispensa ${lia.mark}` }),
    ]),
  )
  expect(rowsIn('mensagens')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ message: `Mensagem minha ${lia.mark}`, de: `Nome ${lia.mark}` }),
      expect.objectContaining({ message: `Resposta do agente ${lia.mark}`, de: AGENT }),
    ]),
  )

  const papers = [...files].filter(([path]) => path.startsWith('arquivos/'))
  expect(papers).toHaveLength(6)
  for (const [path, bytes] of papers) {
    expect(path).toMatch(/^arquivos\/[0-9a-f-]{36}-v[12]-[^/\\]+$/)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }

  const text = [...files].map(([path, bytes]) => path + bytes.toString('latin1')).join('\n')
  for (const foreign of [other.mark, other.id, agentMail, staff.agentId]) expect(text).not.toContain(foreign)
  for (const secret of ['argon2', 'sealed-', 'token_hash', 'Nota interna', 'Interno:', 'test_session_', 'evt_'])
    expect(text).not.toContain(secret)
  for (const key of [...lia.files, ...other.files]) expect(text).not.toContain(key)

  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(answer.rawPayload.length),
    'content-disposition': expect.stringMatching(/^attachment; filename="meus-dados-\d{4}-\d\d-\d\d\.zip"/),
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  })
  expect(await notesOf(lia.id, 'privacy.exportReady')).toEqual([
    { title: 'Seus dados estão prontos', data: { exportId: id } },
  ])
  const seen = await t.owner.query(
    `select action from audit_log where subject_type = 'export' and subject_id = $1 order by id`,
    [id],
  )
  expect(seen.rows.map(({ action }) => action)).toEqual([
    'privacy.exportAsked',
    'privacy.exportReady',
    'privacy.exportFetched',
  ])
})

test('the index says what each file is, with whom data was shared and how long we have', async () => {
  await t.owner.query(
    `insert into payment_provider_settings (provider, publishable_key, secret_key_sealed, secret_key_hint, account, livemode)
     values ('stripe', 'pk', 'x', 'x', '{}', false)`,
  )
  await t.services.files.remove(lia.files[0] ?? '')
  const { files } = await made(lia)
  const index = files.get('LEIA-ME.txt')?.toString() ?? ''
  for (const { file } of personalTables) expect(index).toContain(`dados/${file}.json`)
  for (const words of [AGENT, 'Stripe', 'art. 19', '15 dias', 'ARQUIVOS QUE NÃO FORAM ENCONTRADOS'])
    expect(index).toContain(words)
  expect([...files.keys()].filter((path) => path.startsWith('arquivos/'))).toHaveLength(5)
  await t.owner.query('delete from payment_provider_settings')
})

test('the index is in the language of the person', async () => {
  const body = { language: 'en_US', timeZone: 'America/Sao_Paulo' }
  await t.call('PUT', '/api/account/preferences', { cookie: lia.cookie, body })
  const { files } = await made(lia)
  const index = files.get('READ-ME.txt')?.toString() ?? ''
  for (const { file } of personalTables) expect(index).toContain(`dados/${file}.json`)
  const ours = index.replaceAll(/dados\/\S+|arquivos|Gathered on:.*|- .*\r\n/g, '').replaceAll(lia.mark, '')
  expect([foreignWords(ours, 'en_US'), ownWords(ours, 'en_US').length > 50]).toEqual([[], true])
  await t.call('PUT', '/api/account/preferences', { cookie: lia.cookie, body: { ...body, language: 'pt_BR' } })
})

test('whoever asks again while it is being made gets the same one; a newer file takes the place of the older', async () => {
  const person = await t.person('user')
  const [first, again] = [await ask(person.cookie), await ask(person.cookie)]
  expect([first.statusCode, first.json().state]).toEqual([202, 'making'])
  expect(again.json().id).toBe(first.json().id)
  const { id } = await made(person)
  expect(id).toBe(first.json().id)
  const { id: newer } = await made(person)
  expect(newer).not.toBe(id)
  expect(await stateOf(id)).toBe('expired')
  expect((await fetchFile(id, person.cookie)).statusCode).toBe(404)
  await waitFor('the older file to go', async () => !(await storedFiles(t)).includes(id))
  expect(await storedFiles(t)).toContain(newer)
})

test('two who ask at once make one', async () => {
  const person = await t.person('user')
  const answers = await Promise.all([ask(person.cookie), ask(person.cookie), ask(person.cookie)])
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
})

test('a person of the team gets the own work, and none of the customers', async () => {
  const cookie = await t.openSession(staff.agentId)
  const { files } = await made({ cookie })
  const text = [...files].map(([path, bytes]) => path + bytes.toString('latin1')).join('\n')
  expect(JSON.parse(files.get('dados/equipe-horas.json')?.toString() ?? '')).toHaveLength(2)
  // The agent's notifications are the agent's own data and may name a customer; no other file may.
  files.delete('dados/avisos.json')
  const others = [...files].map(([path, bytes]) => path + bytes.toString('latin1')).join('\n')
  expect(others).not.toContain(lia.mark)
  expect(text).toContain(AGENT)
})

test("an address that was never confirmed opens nobody else's messages", async () => {
  const claimed = `${newMark()}@example.test`
  await t.owner.query(`insert into contact_messages (nome, email, mensagem) values ('Dona', $1, 'segredo dela')`, [
    claimed,
  ])
  const { files } = await made(await t.person('user', { emailVerified: false, email: claimed }))
  expect(files.get('dados/contato-mensagens.json')?.toString()).toBe('[]\n')
})

test('only the own file, only while it is ready, and not while acting as somebody', async () => {
  const person = await t.person('user')
  const id = await anExport(t.context, person.id)
  expect((await fetchFile(id, undefined)).statusCode).toBe(401)
  const stranger = await fetchFile(id, other.cookie)
  const missing = await fetchFile('00000000-0000-4000-8000-000000000000', other.cookie)
  const shape = (body: string) => body.replace(/"requestId":"[^"]+"/, '')
  expect([stranger.statusCode, shape(stranger.body)]).toEqual([404, shape(missing.body)])
  expect((await fetchFile('no-id', person.cookie)).statusCode).toBe(400)
  const acting = await t.call('POST', '/api/impersonation', {
    cookie: await t.openSession(staff.superadminId),
    body: { userId: person.id, reason: 'um chamado' },
  })
  const actingCookie = String(
    acting.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; '),
  )
  expect((await t.call('GET', '/api/session', { cookie: actingCookie })).json().user.id).toBe(person.id)
  const refused = await fetchFile(id, actingCookie)
  expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'not_while_acting'])
  expect((await ask(actingCookie)).statusCode).toBe(403)
  expect(
    (await t.app.inject({ method: 'HEAD', url: `/api/account/exports/${id}/file`, headers: { cookie: person.cookie } }))
      .statusCode,
  ).toBe(405)
  for (const state of ['making', 'failed', 'expired']) {
    await t.owner.query('update data_exports set state = $2 where id = $1', [id, state])
    expect((await fetchFile(id, person.cookie)).statusCode, state).toBe(404)
  }
})

test('after seven days the file goes', async () => {
  const person = await t.person('user')
  const id = await anExport(t.context, person.id)
  t.clock.ahead = 7 * 86_400_000 - 60_000
  expect((await fetchFile(id, person.cookie)).statusCode).toBe(200)
  await sweep(t.services, features)
  expect(await stateOf(id)).toBe('ready')
  t.clock.ahead = 7 * 86_400_000 + 60_000
  // An expired export cannot be fetched even before the sweep removes it.
  expect((await fetchFile(id, person.cookie)).statusCode).toBe(404)
  await sweep(t.services, features)
  expect(await stateOf(id)).toBe('expired')
  expect(await storedFiles(t)).not.toContain(id)
})

test('a store that fails once gets the file at the next try', async () => {
  const person = await t.person('user')
  const { id } = (await ask(person.cookie)).json()
  let tries = 0
  await work({
    ...t.services.files,
    put: async (ref, source, options) => {
      if (++tries === 1) throw new StorageFull('no space left for files')
      return t.services.files.put(ref, source, options)
    },
  })
  await waitFor('the export', async () => (await stateOf(id)) === 'ready', 15_000)
  expect(tries).toBe(2)
})

test('after the last try the person is told, nothing is left in the store, and another can be asked for', async () => {
  const person = await t.person('user')
  const before = (await storedFiles(t)).length
  const { id } = (await ask(person.cookie)).json()
  await t.owner.query(`update graphile_worker._private_jobs set attempts = max_attempts - 1 where key = $1`, [
    `export:${id}`,
  ])
  await work({ ...t.services.files, put: () => Promise.reject(new StorageFull('no space left for files')) })
  await waitFor('the failure', async () => (await stateOf(id)) === 'failed')
  expect(await notesOf(person.id, 'privacy.exportFailed')).toEqual([
    { title: 'Não conseguimos reunir seus dados', data: { exportId: id } },
  ])
  expect((await storedFiles(t)).length).toBe(before)
  expect((await ask(person.cookie)).json().id).not.toBe(id)
})

test('a document that breaks in the middle leaves no half file and no open query', async () => {
  const person = await markedCustomer(t, newMark(), staff)
  const before = (await storedFiles(t)).length
  const { id } = (await ask(person.cookie)).json()
  await t.owner.query(`update graphile_worker._private_jobs set attempts = max_attempts - 1 where key = $1`, [
    `export:${id}`,
  ])
  await work({
    ...t.services.files,
    get: async (ref) => {
      const stream = await t.services.files.get(ref)
      return stream.once('data', () => stream.destroy(new Error('damaged')))
    },
  })
  await waitFor('the failure', async () => (await stateOf(id)) === 'failed')
  expect((await storedFiles(t)).length).toBe(before)
  const { rows } = await t.owner.query(
    `select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  )
  expect(rows).toEqual([])
})

test('an export that nobody works on any more has failed after a day', async () => {
  const person = await t.person('user')
  const { id } = (await ask(person.cookie)).json()
  t.clock.ahead = 25 * 3_600_000
  await sweep(t.services, features)
  expect(await stateOf(id)).toBe('failed')
})
