import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepCalendars } from '#features/duties/server/keep-calendars.ts'
import { type DutyScene, dutyScene, inShort } from '#tests/support/duty-scene.ts'
import { papersLater } from '#tests/support/papers-later.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let t: TestApp
let scene: DutyScene
beforeAll(async () => {
  t = await testApp()
  scene = await dutyScene(t)
})
afterAll(() => t.close())
beforeEach(() => scene.on('2026-09-01'))

const ofOneOwner = [
  ['be13', 2026, '2026-09-24'],
  ['form_5472', 2026, '2027-04-15'],
  ['state_report', 2027, '2027-05-01'],
  ['registered_agent', 2027, '2027-08-10'],
  ['irpf', 2026, null],
]

describe('the calendar of a company', () => {
  test('says of each duty when, how much, what being late costs, from which source and how sure that is', async () => {
    const company = await scene.company()
    await company.formed('2026-08-10')
    const calendar = await company.get()
    expect(inShort(calendar)).toEqual(ofOneOwner)
    expect(calendar).toMatchObject({
      companyName: company.company_name,
      state: 'Flórida',
      formedOn: '2026-08-10',
      fiscalYearEnd: 12,
      owners: 1,
      alerts: true,
      address: null,
    })
    const [, federal, report, , brazil] = calendar.items
    expect(report).toMatchObject({
      ...{ amountCents: 13_875, lateAmountCents: 53_875, penalty: { currency: 'USD', cents: 40_000, maxCents: null } },
      ...{ country: 'us', statutoryOn: '2027-05-01', extendsTo: null, extended: false, overdue: false, moved: null },
      ...{ confidence: 'high', unconfirmed: false, status: 'open', statusAt: null, byRule: false },
      checkedOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    })
    expect(report?.sources[0]?.url).toMatch(/^https:\/\/dos\.fl\.gov\//)
    expect(federal).toMatchObject({
      ...{ amountCents: null, lateAmountCents: null, penalty: { currency: 'USD', cents: 2_500_000, maxCents: null } },
      extendsTo: '2027-10-15',
    })
    expect(federal?.sources.map(({ url }) => url)).toContain('https://www.irs.gov/instructions/i5472')
    // Brazil's tax office announces the due date each year: until then the duty has none and is unconfirmed.
    expect(brazil).toMatchObject({ country: 'br', dueOn: null, overdue: false, unconfirmed: true })
    for (const who of [scene.agent, scene.admin]) expect(await company.get(who)).toEqual(calendar)
  })

  test('says that nobody has to report beneficial owners, with the source of that', async () => {
    const company = await scene.company()
    await company.formed('2026-08-10')
    const { items, notRequired } = await company.get()
    expect(notRequired).toMatchObject([{ code: 'boi', confidence: 'high', checkedOn: expect.any(String) }])
    expect(notRequired[0]?.sources.map(({ url }) => url)).toContain('https://www.fincen.gov/boi')
    expect(items.map(({ code }) => String(code))).not.toContain('boi')
  })

  test('is empty while nobody knows when the company was formed, and guesses no date', async () => {
    const company = await scene.company()
    await keepCalendars(await scene.on('2026-09-02'))
    expect(await company.get()).toMatchObject({ formedOn: null, items: [] })
  })

  test('is waived by the rules when the date is taken back, and comes back with it', async () => {
    const company = await scene.company()
    await company.formed('2026-08-10')
    const before = await company.get()
    await company.formed(null)
    const without = await company.get()
    expect(without.formedOn).toBeNull()
    expect(without.items).toHaveLength(5)
    for (const duty of without.items) expect(duty).toMatchObject({ status: 'waived', byRule: true, reason: null })
    await company.formed('2026-08-10')
    const after = await company.get()
    expect(inShort(after)).toEqual(ofOneOwner)
    for (const duty of after.items) expect(duty).toMatchObject({ status: 'open', byRule: false, moved: null })
    expect(after.items.map(({ id }) => id)).toEqual(before.items.map(({ id }) => id))
  })

  test('follows a date that was corrected, with the days that stood there before', async () => {
    const company = await scene.company()
    await company.formed('2026-08-10')
    await company.formed('2026-08-20')
    expect(await company.duty('registered_agent')).toMatchObject({
      dueOn: '2027-08-20',
      moved: { dueOn: '2027-08-10', amountCents: null, by: 'company' },
    })
    expect((await company.duty('state_report')).moved).toBeNull()
  })

  test('is waived by the rules while the state refuses the company', async () => {
    const company = await scene.company({ status: 'in_review' })
    await company.formed('2026-08-10')
    const set = async (expectedStatus: string, status: string) => {
      const body = { status, expectedStatus, papersLater, reason: 'O estado recusou o nome.' }
      const answer = await t.call('POST', `${company.url}/status`, { cookie: scene.admin.cookie, body })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    await set('in_review', 'rejected')
    const states = async () => new Set((await company.get()).items.map(({ status, byRule }) => `${status} ${byRule}`))
    expect(await states()).toEqual(new Set(['waived true']))
    await keepCalendars(await scene.on('2026-09-02'))
    expect(await states()).toEqual(new Set(['waived true']))
    await set('rejected', 'in_review')
    expect(await states()).toEqual(new Set(['open false']))
  })

  test('of a company of the 29th of February has the 28th in other years', async () => {
    await scene.on('2028-03-10')
    const company = await scene.company()
    await company.formed('2028-02-29')
    expect(await company.duty('registered_agent')).toMatchObject({ period: 2029, dueOn: '2029-02-28' })
  })

  test('of a company that we took over brings only what lies ahead', async () => {
    const company = await scene.company()
    await company.formed('2019-08-10')
    expect(inShort(await company.get())).toEqual(ofOneOwner.filter(([code]) => code !== 'be13'))
    for (const { overdue } of (await company.get()).items) expect(overdue).toBe(false)
  })

  test('says what is overdue, from the day after', async () => {
    const company = await scene.company()
    await company.formed('2026-08-10')
    await keepCalendars(await scene.on('2027-05-01'))
    expect((await company.duty('state_report', 2027)).overdue).toBe(false)
    await keepCalendars(await scene.on('2027-05-02'))
    expect((await company.duty('state_report', 2027)).overdue).toBe(true)
  })
})

test('looking again changes nothing, whatever the state, the type and the age of a company', async () => {
  const { id: userId } = await t.person('user')
  await t.owner.query(
    `with made as (insert into business_registrations (company_name, company_name_ascii, name_key, business_purpose, industry, status,
       company_type_id, state_id, package_id, user_id, approved_at)
     select 'Ipê ' || n, 'Ipe ' || n, 'ipe' || n, 'Consultoria', 'Tecnologia', 'approved', t.id, s.id, k.id, $1, now()
       from states s, company_types t, generate_series(0, 5) n, (select id from packages limit 1) k returning id, company_name)
     insert into company_records (business_registration_id, formed_on, updated_at)
     select id, date '2026-08-31' - 211 * substr(company_name, 5)::int, now() from made`,
    [userId],
  )
  const context = await scene.on('2026-09-01')
  const rows = async () =>
    (
      await t.owner.query(
        `select id, xmin, status, due_on::text from duties where business_registration_id in
           (select id from business_registrations where user_id = $1) order by id`,
        [userId],
      )
    ).rows
  await keepCalendars(context)
  const before = await rows()
  expect(before.length).toBeGreaterThan(1500)
  await keepCalendars(context)
  const after = await rows()
  expect(after.filter((row, at) => row.xmin !== before[at]?.xmin)).toEqual([])
  expect(after).toHaveLength(before.length)
  await t.owner.query('delete from business_registrations where user_id = $1', [userId])
})

test('a report of every second year stays in the calendar until it is due', async () => {
  const company = await scene.company({ state_id: 'new-york' })
  await company.formed('2018-08-10')
  expect(await company.duty('state_report')).toMatchObject({ dueOn: '2028-08-31', status: 'open' })
  for (const day of ['2026-09-02', '2027-03-01', '2028-08-31', '2028-09-02', '2028-09-10']) {
    await keepCalendars(await scene.on(day))
    expect(await company.duty('state_report', 2028), day).toMatchObject({ dueOn: '2028-08-31', status: 'open' })
  }
  expect(await company.duty('state_report', 2030)).toMatchObject({ dueOn: '2030-08-31', status: 'open' })
})

describe('owners, type and tax year', () => {
  test('two owners file Form 1065, and 5472 is none of theirs', async () => {
    const company = await scene.company({}, [{}, {}])
    await company.formed('2026-08-10')
    const calendar = await company.get()
    expect(inShort(calendar).slice(0, 2)).toEqual([
      ['be13', 2026, '2026-09-24'],
      ['form_1065', 2026, '2027-03-15'],
    ])
    // The fine is per partner and month: two partners pay it twice, for at most twelve months.
    expect(await company.duty('form_1065')).toMatchObject({
      ...{ partners: 2, owners: [], lateAmountCents: null },
      penalty: { cents: 25_500, perPartnerMonths: 12 },
    })
    expect(calendar.items.map(({ code }) => code)).not.toContain('form_5472')
    expect(calendar.owners).toBe(2)
  })

  const codesOf = async (...owners: Parameters<DutyScene['company']>[1] & object) => {
    const company = await scene.company({}, owners)
    await company.formed('2026-08-10')
    return (await company.get()).items.map(({ code, dependsOn }) => (dependsOn ? `${code} if foreign` : code))
  }

  test('an owner who is taxed in the USA brings neither 5472 nor the returns of Brazil, wherever the address is', async () => {
    const none = ['state_report', 'registered_agent']
    expect(await codesOf({ country: 'US', tax_country: 'US' })).toEqual(none)
    expect(await codesOf({ country: 'BR', tax_country: 'US' })).toEqual(none)
    // A US citizen in Brazil without a stated tax country.
    expect(await codesOf({ country: 'BR', tax_country: null, us_person: true })).toEqual(none)
  })

  test('a Brazilian with a US address is foreign, and so is one who never named a tax country', async () => {
    const all = ['be13', 'form_5472', 'state_report', 'registered_agent', 'irpf']
    expect(await codesOf({ country: 'US', tax_country: 'BR' })).toEqual(all)
    expect(await codesOf({ country: 'BR', tax_country: null })).toEqual(all)
  })

  test('while nobody was asked for citizenship, what depends on it stays and says so', async () => {
    const open = ['be13 if foreign', 'form_5472 if foreign', 'state_report', 'registered_agent', 'irpf']
    expect(await codesOf({ us_person: null })).toEqual(open)
  })

  test('the partners with US income each file their return, and the partnership withholds for them', async () => {
    const company = await scene.company({}, [
      { first_name: 'Ana', last_name: 'Prado' },
      { first_name: 'Bento', last_name: 'Lima' },
    ])
    await company.formed('2026-08-10')
    expect((await company.answer({ usIncome: true })).statusCode).toBe(200)
    const federal = inShort(await company.get()).filter(([code]) => String(code).startsWith('form_'))
    expect(federal).toEqual([
      ['form_8813', 2026, '2026-11-16'],
      ['form_1065', 2026, '2027-03-15'],
      ['form_8813', 2027, '2027-04-15'],
      ['form_8804', 2026, '2027-06-15'],
      ['form_8813', 2027, '2027-06-15'],
      ['form_1040nr', 2026, '2027-06-15'],
      ['form_8813', 2027, '2027-09-15'],
      ['form_8813', 2027, '2027-12-15'],
    ])
    for (const code of ['form_8804', 'form_1040nr'])
      expect(await company.duty(code)).toMatchObject({ owners: ['Ana Prado', 'Bento Lima'] })
  })

  test('the report of accounts abroad is open after its day and overdue after the automatic extension', async () => {
    const company = await scene.company()
    await company.formed('2026-08-10')
    await company.answer({ foreignAccounts: true })
    expect(await company.duty('fbar')).toMatchObject({ dueOn: '2027-04-15', toleratedUntil: '2027-10-15' })
    const overdueOn = async (day: string) => {
      await scene.on(day)
      return (await company.duty('fbar')).overdue
    }
    expect([await overdueOn('2027-04-16'), await overdueOn('2027-10-15'), await overdueOn('2027-10-16')]).toEqual([
      ...[false, false, true],
    ])
  })

  test('a Corporation of Delaware pays by its authorized shares, and at least the least while they are not known', async () => {
    const company = await scene.company({ company_type_id: 'corporation', state_id: 'delaware' })
    await company.formed('2026-08-10')
    expect(await company.duty('state_report')).toMatchObject({ amountCents: 22_500, atLeast: true })
    // The filing details name 10,000 shares.
    await company.yearEnd(12)
    expect(await company.duty('state_report')).toMatchObject({ amountCents: 30_000, atLeast: false })
  })

  test('forms that nobody could verify are named for the accountant, and what a state does not ask is said', async () => {
    const corporation = await scene.company({ company_type_id: 'corporation' })
    expect((await corporation.get()).askAccountant).toEqual([
      'Imposto estimado da corporação (1120)',
      'Formulários 1042 e 1042-S, pagamentos a quem está fora dos EUA',
    ])
    const llc = await scene.company({ state_id: 'new-york' })
    const { notRequired, askAccountant } = await llc.get()
    expect(notRequired.map(({ code }) => code)).toEqual(['boi', 'ny_transparency'])
    expect(askAccountant).toContain('Formulário 8832, escolha de como a LLC é tributada')
  })

  test('a Corporation files Form 1120, with 5472 beside it for its foreign owner', async () => {
    const company = await scene.company({ company_type_id: 'corporation' })
    await company.formed('2026-08-10')
    expect(inShort(await company.get()).slice(1, 4)).toEqual([
      ['form_1120', 2026, '2027-04-15'],
      ['form_5472_corporation', 2026, '2027-04-15'],
      ['state_report', 2027, '2027-05-01'],
    ])
    expect(await company.duty('state_report')).toMatchObject({ amountCents: 15_000, lateAmountCents: 55_000 })
  })

  test('another end of the tax year moves the federal day, and both days are shown', async () => {
    const company = await scene.company()
    await company.formed('2026-08-10')
    await company.yearEnd(12)
    expect((await company.duty('form_5472')).moved).toBeNull()
    await company.yearEnd(9)
    expect(await company.duty('form_5472')).toMatchObject({
      ...{ period: 2026, dueOn: '2027-01-15', statutoryOn: '2027-01-15', extendsTo: '2027-07-15' },
      moved: { dueOn: '2027-04-15', by: 'company' },
    })
    expect((await company.duty('state_report')).moved).toBeNull()
    expect((await company.get()).fiscalYearEnd).toBe(9)
    const { rowCount } = await t.owner.query(`select 1 from notifications where event = 'duties.moved'`)
    expect(rowCount).toBe(0)
  })
})

test('a morning’s run that waits for somebody who corrects the date counts with the corrected one', async () => {
  const company = await scene.company()
  await company.formed('2026-08-10')
  // Keeps the correction's transaction open after its last statement.
  await t.owner.query(
    `create function linger() returns trigger language plpgsql as 'begin perform pg_sleep(1.5); return null; end';
     create trigger linger after update on company_records for each row execute function linger()`,
  )
  try {
    const correcting = company.formed('2026-08-20')
    await waitFor('the correction to be under way', async () => {
      const { rowCount } = await t.owner.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
      )
      return rowCount
    })
    const running = keepCalendars(await scene.on('2026-09-01'))
    await Promise.all([correcting, running])
  } finally {
    await t.owner.query('drop function linger cascade')
  }
  expect(await company.get()).toMatchObject({ formedOn: '2026-08-20' })
  expect(await company.duty('registered_agent')).toMatchObject({
    dueOn: '2027-08-20',
    moved: { dueOn: '2027-08-10', by: 'company' },
  })
})
