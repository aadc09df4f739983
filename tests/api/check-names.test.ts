import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameKey } from '#domain/registrations/company-name.ts'
import { aRegistration } from '#server/demo/factories/registration.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let cookie: string
beforeAll(async () => {
  t = await testApp()
  cookie = (await t.person('user')).cookie
  const paid_at = new Date()
  await aRegistration(t.context, { company_name: 'Capivara Azul LLC', state_id: 'florida', paid_at })
  await aRegistration(t.context, { company_name: 'Capivara Branca LLC', state_id: 'texas', paid_at })
  await aRegistration(t.context, { company_name: 'Capivara Cinza LLC', state_id: 'florida', paid_at: null })
})
afterAll(() => t.close())

const ask = (names: string[], more: object = {}) =>
  t.call('POST', '/api/orders/check-names', {
    cookie,
    body: { companyTypeId: 'llc', stateId: 'florida', names, ...more },
  })
const check = async (name: string, more: object = {}) => {
  const answer = await ask([name], more)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().items[0]
}

describe('a clash with our own records', () => {
  test.each([
    ['Jacarandá LLC', 'free'],
    ['Capivara Azul LLC', 'taken'],
    ['A CAPIVARA AZUL, L.L.C.', 'taken'],
    ['Capivára-Azúl LLC', 'taken'],
    ['Capivara Verde LLC', 'free'],
    ['Capivara Azul Group LLC', 'attention'],
    ['Global Capivara Azul LLC', 'attention'],
    ['Capivara Azull LLC', 'attention'],
    ['Capivera Azul LLC', 'attention'],
    ['Xapivara Azul LLC', 'attention'],
    ['Capivara Cinza LLC', 'free'],
    ['Capivara Branca LLC', 'free'],
  ])('%s is %s', async (name, verdict) => expect((await check(name)).verdict).toBe(verdict))

  test('is one of the same state', async () => {
    expect((await check('Capivara Branca LLC', { stateId: 'texas' })).verdict).toBe('taken')
    expect((await check('Capivara Azul LLC', { stateId: 'texas' })).verdict).toBe('free')
  })

  test('a name without a letter clashes with nothing', async () => {
    expect(nameKey('???')).toBe('')
    expect((await check('???')).verdict).toBe('attention')
  })
})

describe('the rules of the reference data', () => {
  test.each([
    ['Jacarandá', 'Falta a designação no fim do nome: LLC, L.L.C. ou Limited Liability Company'],
    ['Banco Jacarandá LLC', '"banco": Autorização do regulador bancário estadual'],
    ['Jacarandá FBI LLC', '"fbi": Sugere vínculo com agência federal'],
    ['Jacarandá Ltda', 'Designação de empresa brasileira ou estrangeira'],
    ['Jacarandá Corp. LLC', '"Corp." é a designação de outro tipo de empresa'],
    ['Jacarandá 100% LLC', 'Há sinais que alguns estados recusam'],
  ])('%s needs attention', async (name, reason) => {
    const { verdict, reasons } = await check(name)
    expect(verdict).toBe('attention')
    expect(reasons).toContainEqual(expect.stringContaining(reason))
  })

  test('differ by state', async () => {
    expect((await check('Jacarandá LC')).verdict).toBe('attention')
    expect((await check('Jacarandá LC', { stateId: 'texas' })).verdict).toBe('free')
    const long = `${'Jacaranda '.repeat(8)}LLC`
    expect((await check(long, { stateId: 'georgia' })).reasons).toEqual(['Geórgia: no máximo 80 caracteres'])
    expect((await check(long)).verdict).toBe('free')
  })

  test('differ by type', async () => {
    const { rows } = await t.owner.query('select id from company_types order by id')
    expect(rows.map(({ id }) => id)).toEqual(['corporation', 'llc', 'partnership', 'sole-proprietorship'])
    expect((await check('Jacarandá Inc.', { companyTypeId: 'corporation' })).verdict).toBe('free')
    expect((await check('Jacarandá LLC', { companyTypeId: 'corporation' })).verdict).toBe('attention')
    expect((await check('Jacarandá', { companyTypeId: 'partnership' })).verdict).toBe('free')
    expect((await check('Jacarandá Inc.', { companyTypeId: 'sole-proprietorship' })).verdict).toBe('attention')
  })

  test('change when an admin changes them', async () => {
    expect((await check('Jacarandá Xadrez LLC')).verdict).toBe('free')
    await t.owner.query(
      `insert into naming_rules (key, kind, severity, value, reason, confidence)
       values ('restricted_word/xadrez', 'restricted_word', 'warn', '{"word": "xadrez", "variants": []}', 'Só para teste', 'low')`,
    )
    expect((await check('Jacarandá Xadrez LLC')).reasons).toEqual(['"xadrez": Só para teste'])
  })
})

test('each name gets its own answer, in the order of asking', async () => {
  const answer = await ask(['Capivara Azul LLC', 'Jacarandá LLC', 'Banco LLC'])
  expect(answer.json().items.map((item: { name: string; verdict: string }) => [item.name, item.verdict])).toEqual([
    ['Capivara Azul LLC', 'taken'],
    ['Jacarandá LLC', 'free'],
    ['Banco LLC', 'attention'],
  ])
})

test.each([
  ['no name', { names: [] }, 'names'],
  ['four names', { names: ['A', 'B', 'C', 'D'] }, 'names'],
  ['an empty name', { names: [''] }, 'names.0'],
  ['a long name', { names: ['a'.repeat(201)] }, 'names.0'],
  ['an unknown state', { stateId: 'atlantis' }, 'stateId'],
  ['an unknown type', { companyTypeId: 'guild' }, 'companyTypeId'],
  ['something else', { all: true }, 'all'],
])('%s is refused', async (_, change, field) => {
  const answer = await ask(['A LLC'], change)
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]])
})

test('names that look like SQL or patterns are names', async () => {
  for (const name of ["' or 1=1 --", '%', '_', '\\', '😀 LLC', '()[]{}', 'a'.repeat(200)])
    expect((await ask([name])).statusCode).toBe(200)
})

test('is not asked without end', async () => {
  const other = await t.person('user')
  const body = { companyTypeId: 'llc', stateId: 'florida', names: ['A LLC'] }
  const statuses: number[] = []
  for (let n = 0; n < 61; n++)
    statuses.push((await t.call('POST', '/api/orders/check-names', { cookie: other.cookie, body })).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(statuses.at(-1)).toBe(429)
})
