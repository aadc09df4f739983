import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepCalendars } from '#features/duties/server/keep-calendars.ts'
import {
  type Company,
  codeOf,
  type DutyScene,
  type DutyView,
  dutyScene,
  type Person,
} from '#tests/support/duty-scene.ts'
import { ownWords } from '#tests/support/foreign-words.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Row = DutyView & {
  registrationId: string
  companyName: string
  state: string
  customer: { id: string; name: string }
}
type Page = { items: Row[]; nextCursor: string | null }
let t: TestApp
let scene: DutyScene
let superadmin: Person
let other: Person
beforeAll(async () => {
  t = await testApp()
  scene = await dutyScene(t)
  superadmin = await t.person('superadmin')
  other = await t.person('agent')
})
afterAll(() => t.close())
beforeEach(async () => {
  await scene.on('2026-09-01')
  await t.owner.query('delete from business_registrations')
})

const ask = (who: Person, query: string) => t.call('GET', `/api/duties${query}`, { cookie: who.cookie })
const page = async (who: Person, query = ''): Promise<Page> => {
  const answer = await ask(who, query)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
/** The rows of all pages of a filter. */
async function all(who: Person, filter: string, limit = 10): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { items, nextCursor } = await page(who, `?filter=${filter}&limit=${limit}${cursor && `&cursor=${cursor}`}`)
    expect(items.length).toBeLessThanOrEqual(limit)
    rows.push(...items)
    cursor = nextCursor
  }
  return rows
}
const company = async (...given: Parameters<DutyScene['company']>): Promise<Company> => {
  const made = await scene.company(...given)
  await made.formed('2026-08-10', scene.admin)
  return made
}
const codes = (rows: Row[]) => rows.map(({ code, period }) => `${code} ${period}`)
/** Runs the morning's calendar job of a day. */
const look = async (day: string) => keepCalendars(await scene.on(day))

describe('the duties of all companies', () => {
  test('are narrowed to what is overdue, due soon, open or unconfirmed, by day', async () => {
    const { company_name, id, customer, duty } = await company()
    await look('2027-04-20')
    const who = scene.agent
    expect(codes(await all(who, 'overdue'))).toEqual(['be13 2026', 'form_5472 2026'])
    expect(codes(await all(who, 'soon'))).toEqual(['state_report 2027'])
    expect((await page(who)).items).toEqual(await all(who, 'soon'))
    const open = codes(await all(who, 'open'))
    expect(open.slice(0, -2)).toEqual([
      'be13 2026',
      'form_5472 2026',
      'state_report 2027',
      'registered_agent 2027',
      'form_5472 2027',
      'state_report 2028',
    ])
    // Duties without a due date come last.
    expect(open.slice(-2).sort()).toEqual(['irpf 2026', 'irpf 2027'])
    expect(new Set((await all(who, 'unconfirmed')).map(({ unconfirmed }) => unconfirmed))).toEqual(new Set([true]))
    const [row] = await all(who, 'soon')
    expect(row).toMatchObject({ registrationId: id, companyName: company_name, state: 'Flórida' })
    expect(row?.customer).toEqual({ id: customer.id, name: 'Ana Prado' })
    expect(row).toMatchObject(await duty('state_report', 2027))
    const unconfirmed = codes(await all(who, 'unconfirmed'))
    expect(unconfirmed).toEqual(expect.arrayContaining(['irpf 2026', 'irpf 2027']))
    expect(unconfirmed.at(-1)).toMatch(/^irpf/)
  })

  test('leave out what was done or waived, and keep what is in progress', async () => {
    const { duty, customer } = await company()
    await look('2027-04-20')
    await scene.setStatus(await duty('form_5472', 2026), { status: 'done', receipt: 'IRS-1' }, customer)
    const begun = await scene.setStatus(await duty('state_report', 2027), { status: 'in_progress' }, customer)
    expect(codes(await all(scene.agent, 'overdue'))).toEqual(['be13 2026'])
    expect(codes(await all(scene.agent, 'soon'))).toEqual(['state_report 2027'])
    await scene.setStatus(begun.json(), { status: 'waived', reason: 'Fechada' }, customer)
    expect(await all(scene.agent, 'soon')).toEqual([])
  })

  test('are those of the agent’s own companies, and of all companies for the office', async () => {
    const [mine, theirs] = [await company(), await company({ assigned_agent_id: other.id })]
    await scene.staySignedIn()
    const seenBy = async (who: Person) => new Set((await all(who, 'open')).map(({ registrationId }) => registrationId))
    expect(await seenBy(scene.agent)).toEqual(new Set([mine.id]))
    expect(await seenBy(other)).toEqual(new Set([theirs.id]))
    for (const who of [scene.admin, superadmin]) expect(await seenBy(who)).toEqual(new Set([mine.id, theirs.id]))
    expect((await ask(mine.customer, '')).statusCode).toBe(403)
  })

  test('go with a company that is given to somebody else, at once', async () => {
    const { id, url, duty } = await company()
    expect(await all(scene.agent, 'open')).toHaveLength(5)
    const given = await t.call('POST', `${url}/assign`, {
      cookie: scene.admin.cookie,
      body: { agentId: other.id, expectedAgentId: scene.agent.id, confirmUnpaid: true },
    })
    expect(given.statusCode, given.body).toBe(200)
    expect(await all(scene.agent, 'open')).toEqual([])
    expect((await all(other, 'open')).map(({ registrationId }) => registrationId)).toEqual(Array(5).fill(id))
    const report = await duty('state_report')
    expect(codeOf(await scene.setStatus(report, { status: 'in_progress' }, scene.agent))).toEqual([404, 'not_found'])
    expect(codeOf(await scene.setStatus(report, { status: 'in_progress' }, other))).toBe(200)
  })

  test('come page by page, none twice and none missing, also where many share a day', async () => {
    const { customer } = await company()
    await t.owner.query(
      `with made as (insert into business_registrations (company_name, company_name_ascii, name_key, business_purpose, industry,
         status, company_type_id, state_id, package_id, user_id, assigned_agent_id, approved_at)
       select 'Ipê ' || n, 'Ipe ' || n, 'ipe' || n, 'Consultoria', 'Tecnologia', 'approved', company_type_id, state_id, package_id,
         user_id, assigned_agent_id, approved_at from business_registrations, generate_series(1, 34) n where user_id = $1 returning id)
       insert into company_records (business_registration_id, formed_on, updated_at) select id, '2026-08-10', now() from made`,
      [customer.id],
    )
    await look('2026-09-02')
    const confidence = (of: string) =>
      t.owner.query(
        `update facts set confidence = $1 where id in (select fact_id from duties where code = 'state_report')`,
        [of],
      )
    await confidence('medium')
    await look('2027-06-20')
    for (const who of [scene.agent, scene.admin])
      for (const filter of ['overdue', 'soon', 'open', 'unconfirmed']) {
        const rows = await all(who, filter, 7)
        const { rows: wanted } = await t.owner.query<{ id: string }>(
          `select id from duties where status in ('open', 'in_progress') and case $1 when 'overdue' then due_on < '2027-06-20'
             when 'soon' then due_on between '2027-06-20' and '2027-08-19' when 'unconfirmed' then unconfirmed else true end
           order by due_on nulls last, id`,
          [filter],
        )
        expect(rows.length, filter).toBeGreaterThan(7)
        expect(
          rows.map(({ id }) => id),
          `${who.role} ${filter}`,
        ).toEqual(wanted.map(({ id }) => id))
      }
    await confidence('high')
  })

  test('refuse a place of another filter, of another reader, and nonsense', async () => {
    for (let n = 0; n < 2; n++) await company()
    const { nextCursor } = await page(scene.agent, '?filter=open&limit=2')
    expect(nextCursor).not.toBeNull()
    for (const [who, query] of [
      [scene.agent, `?filter=unconfirmed&limit=2&cursor=${nextCursor}`],
      [scene.admin, `?filter=open&limit=2&cursor=${nextCursor}`],
      [scene.agent, '?filter=open&cursor=abc'],
      [scene.agent, '?filter=never'],
      [scene.agent, '?filter=open&limit=0'],
    ] as const)
      expect((await ask(who, query)).statusCode, query).toBe(400)
  })
})

describe('names and states', () => {
  const speak = (who: Person, language: string) =>
    t.owner.query(
      `insert into user_preferences (user_id, language) values ($1, $2) on conflict (user_id) do update set language = $2`,
      [who.id, language],
    )

  test('have no Portuguese for those who read another language, in every state and of every kind', async () => {
    const { rows: states } = await t.owner.query<{ id: string }>('select id from states order by id')
    const { customer } = await company({ company_name: 'Ipe LLC' })
    await t.owner.query('delete from business_owners')
    await t.owner.query('delete from business_registrations')
    const made: Company[] = []
    for (const { id } of states)
      for (const company_type_id of ['llc', 'corporation']) {
        const one = await scene.company({
          company_name: 'Ipe LLC',
          state_id: id,
          company_type_id,
          user_id: customer.id,
        })
        await t.owner.query(
          `insert into company_records (business_registration_id, formed_on, updated_at) values ($1, '2026-08-10', now())`,
          [one.id],
        )
        await t.owner.query(
          `insert into duty_answers (business_registration_id, assets_abroad, foreign_accounts, us_income, employees, updated_at)
           values ($1, true, true, true, true, now())`,
          [one.id],
        )
        made.push(one)
      }
    await look('2026-09-02')
    const textOf = async () => {
      const texts: string[] = []
      for (const { get } of made) {
        const { state, companyType, items, notRequired } = await get(customer)
        texts.push(state, companyType, ...items.map(({ name }) => name), ...notRequired.map(({ name }) => name))
      }
      return [...new Set(texts)]
    }
    expect(ownWords((await textOf()).join('\n'), 'pt_BR').length).toBeGreaterThan(0)
    for (const language of ['en_US', 'es_ES'] as const) {
      await speak(customer, language)
      const found = (await textOf()).filter((text) => portuguese(text, language).length > 0)
      expect(found, language).toEqual([])
    }
    await speak(scene.admin, 'es_ES')
    const listed = await all(scene.admin, 'open', 50)
    expect(listed.flatMap(({ name, state }) => portuguese(`${name} ${state}`, 'es_ES'))).toEqual([])
    await speak(scene.admin, 'pt_BR')
  })

  /** Portuguese words or letters in a text: names of forms are English in every language, so English cannot be looked for. */
  const portuguese = (text: string, language: 'en_US' | 'es_ES'): string[] => [
    ...ownWords(text, 'pt_BR'),
    ...(text.match(language === 'en_US' ? /[^\x20-\x7e]/g : /[ãõçâêôà]/gi) ?? []),
  ]
})
