import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration } from '#demo/factories/registration.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let admin: Person
let agent: Person

beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin')
  agent = await t.person('agent', { name: 'Bruno; Reis' })
  const lia = await t.person('user', { name: '=HYPERLINK("http://x")', email: 'lia@example.test' })
  const at = (hour: number) => new Date(Date.UTC(2026, 4, 10, hour))
  const shared = { user_id: lia.id, state_id: 'florida' }
  await aRegistration(t.context, { ...shared, company_name: '+Soma "LLC"', created_at: at(1), paid_at: at(5) })
  await aRegistration(t.context, {
    ...shared,
    company_name: 'Açaí LLC',
    created_at: at(2),
    paid_at: at(4),
    status: 'in_review',
    assigned_agent_id: agent.id,
  })
  await aRegistration(t.context, { ...shared, company_name: 'Caju LLC', created_at: at(3) })
})
afterAll(() => t.close())

const ask = (query = '', who = admin) => t.call('GET', `/api/registrations.csv${query}`, { cookie: who.cookie })
const linesOf = async (query = '') => (await ask(query)).body.trim().split('\r\n')
const companies = async (query: string) => (await linesOf(query)).slice(1).map((line) => line.split(',')[2])

test('the table has a row for each process, in words, and no formula of a customer', async () => {
  const answer = await ask()
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="processos-\d{4}-\d\d-\d\d\.csv"/),
    'cache-control': 'private, no-store',
  })
  const [heading, caju, acai, soma] = answer.body.split('\r\n')
  expect(heading).toBe(
    '\uFEFFProcesso,Id,Empresa,Tipo,Estado,Status,Pago,Pago em,Agente responsável,Cliente,E-mail do cliente,Data',
  )
  expect(caju).toMatch(/^[0-9a-f]{8},[0-9a-f-]{36},Caju LLC,LLC,Flórida,Pendente,não,,,/)
  expect(acai).toContain(',Açaí LLC,LLC,Flórida,Em análise,sim,10/05/2026,"Bruno; Reis",')
  // In São Paulo, three hours behind UTC, it was still the previous day.
  expect(soma).toContain(`,"'+Soma ""LLC""",LLC,Flórida,Pendente,sim,10/05/2026,,`)
  expect(soma).toContain(`,"'=HYPERLINK(""http://x"")",lia@example.test,09/05/2026`)
})

test('it has the filters and the order of the list', async () => {
  expect(await companies('?sort=oldest')).toEqual([`"'+Soma ""LLC"""`, 'Açaí LLC', 'Caju LLC'])
  expect(await companies('?sort=waiting')).toEqual([`"'+Soma ""LLC"""`, 'Caju LLC', 'Açaí LLC'])
  expect(await companies('?status=in_review&type=llc')).toEqual(['Açaí LLC'])
  expect(await companies('?search=acai')).toEqual(['Açaí LLC'])
  expect(await companies('?from=2026-05-10&paid=true&state=florida')).toEqual([])
  expect(await linesOf('?status=rejected')).toHaveLength(1)
  expect((await ask('?cursor=x')).statusCode).toBe(400)
  expect((await ask('?status=open')).statusCode).toBe(400)
})

test('only the office takes it, each time is recorded without the term, and not too often', async () => {
  expect((await ask('', agent)).statusCode).toBe(403)
  await ask('?search=lia&paid=false')
  const { rows } = await t.pool.query(
    `select actor_id, details from audit_log where action = 'registration.exported' order by id desc limit 1`,
  )
  expect(rows).toEqual([{ actor_id: admin.id, details: { paid: 'false', searched: 'true' } }])
  await t.db.deleteFrom('rate_limits').execute()
  const codes = []
  for (let n = 0; n < 21; n++) codes.push((await ask('?status=rejected')).statusCode)
  expect(codes.filter((code) => code === 429)).toHaveLength(1)
})

test('the words are in the language of the reader', async () => {
  await t.db.deleteFrom('rate_limits').execute()
  await t.call('PUT', '/api/account/preferences', {
    cookie: admin.cookie,
    body: { language: 'es_ES', timeZone: 'America/Sao_Paulo' },
  })
  const [heading, , acai] = await linesOf()
  expect(heading).toContain('Proceso,Id,Empresa,Tipo,Estado,Situación,Pagado')
  expect(acai).toContain(',En análisis,sí,')
})
