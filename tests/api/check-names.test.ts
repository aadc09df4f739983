import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aRegistration } from '#demo/factories/registration.ts'
import { nameKey } from '#features/company-names/rules/company-name.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let cookie: string
beforeAll(async () => {
  t = await testApp()
  const paid_at = new Date()
  await aRegistration(t.context, { company_name: 'Capivara Azul LLC', state_id: 'florida', paid_at })
  await aRegistration(t.context, { company_name: 'Capivara Branca LLC', state_id: 'texas', paid_at })
  await aRegistration(t.context, { company_name: 'Capivara Cinza LLC', state_id: 'florida', paid_at: null })
})
afterAll(() => t.close())
// Each test has its own account, because the rate limit is sixty checks per account.
beforeEach(async () => {
  cookie = (await t.person('user')).cookie
})

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

  test('one letter too many, too few or different is noticed wherever it stands', async () => {
    const paid_at = new Date()
    await aRegistration(t.context, { company_name: 'Jabuti LLC', state_id: 'ohio', paid_at })
    const unwritten = { company_name: '東京𠀋𠀌𠀍会社', company_name_ascii: 'Tokyo' }
    await aRegistration(t.context, { ...unwritten, state_id: 'ohio', paid_at })
    const letters = [...'jabuti']
    const edits = letters.flatMap((letter, at) => [
      letters.toSpliced(at, 1, 'x').join(''),
      letters.toSpliced(at, 1).join(''),
      letters.toSpliced(at, 0, 'x').join(''),
      letters.toSpliced(at, 1, letter, 'x').join(''),
    ])
    const verdicts = async (names: string[]) => {
      const answers: [string, string, string][] = []
      for (let at = 0; at < names.length; at += 3)
        for (const { name, verdict, reasons } of (await ask(names.slice(at, at + 3), { stateId: 'ohio' })).json().items)
          answers.push([name, verdict, reasons.join()])
      return answers
    }
    const similar = (name: string) => [name, 'attention', expect.stringContaining('muito parecido')]
    const near = [...edits.map((edit) => `${edit} LLC`), '東京𠀋𠀎𠀍会社', '東京𠀋𠀌𠀍会会社']
    expect(await verdicts(near)).toEqual(near.map(similar))
    const far = ['xxbuti', 'jabuxx', 'xabutx', 'jabutixx', 'jabu', 'abut'].map((key) => `${key} LLC`)
    expect(await verdicts(far)).toEqual(far.map((name) => [name, 'free', '']))
  })

  test('half a name that hundreds share hides neither an equal name nor its neighbours', async () => {
    const paid_at = new Date()
    const { id } = await aRegistration(t.context, { company_name: 'Empresa 5000 LLC', state_id: 'utah', paid_at })
    await t.owner.query(
      `insert into business_registrations (company_name, company_name_ascii, name_key, business_purpose, industry,
         company_type_id, state_id, package_id, user_id, paid_at)
       select company_name, company_name_ascii, 'empresa' || n, business_purpose, industry, company_type_id, state_id, package_id,
         user_id, paid_at from business_registrations, generate_series(2001, 8000) n where id = $1 and n not between 4990 and 5010`,
      [id],
    )
    expect((await check('Empresa 2001 LLC', { stateId: 'utah' })).verdict).toBe('taken')
    for (const near of ['Empresa 5001 LLC', 'Empresa 500 LLC', 'Empresa 50000 LLC', 'Impresa 5000 LLC'])
      expect([near, (await check(near, { stateId: 'utah' })).verdict]).toEqual([near, 'attention'])
    expect((await check('Impresa 5001 LLC', { stateId: 'utah' })).verdict).toBe('free')
  })

  test('a name without a letter clashes with nothing', async () => {
    expect(nameKey('???')).toBe('')
    expect((await check('???')).verdict).toBe('attention')
  })
})

describe('the answer to a reader of another language', () => {
  const reasonsIn = async (language: string, names: string[]) => {
    const body = { language, timeZone: 'America/Sao_Paulo' }
    expect((await t.call('PUT', '/api/account/preferences', { cookie, body })).statusCode).toBe(200)
    return (await ask(names)).json().items.map(({ reasons }: { reasons: string[] }) => reasons)
  }
  const names = ['Capivara Azul LLC', 'Banco Jacarandá', 'Jacarandá Ltda']

  test('is in English', async () => {
    const end = 'The name has to end with a designator: LLC, L.L.C., or Limited Liability Company'
    expect(await reasonsIn('en_US', names)).toEqual([
      ['There is already an order with this name in this state'],
      [end, '"banco": Approval of the state banking regulator'],
      [end, 'A Brazilian or other foreign designator does not count in the US; use LLC or Inc.'],
    ])
  })

  test('is in Spanish', async () => {
    const end = 'Falta la designación al final del nombre: LLC, L.L.C. o Limited Liability Company'
    expect(await reasonsIn('es_ES', names)).toEqual([
      ['Ya existe un pedido con este nombre en este estado'],
      [end, '«banco»: Autorización del regulador bancario estatal'],
      [end, 'Una designación brasileña o de otro país no vale como designación en EE. UU.; usa LLC o Inc.'],
    ])
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
