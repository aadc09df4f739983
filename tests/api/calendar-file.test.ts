import ICAL from 'ical.js'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actingScene } from '#tests/support/acting.ts'
import { type Company, codeOf, type DutyScene, dutyScene, type Person } from '#tests/support/duty-scene.ts'
import { foreignWords } from '#tests/support/foreign-words.ts'
import { findText } from '#tests/support/scan-database.ts'
import { ORIGIN, PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

const lines: string[] = []
let t: TestApp
let scene: DutyScene
beforeAll(async () => {
  t = await testApp({ lines })
  scene = await dutyScene(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await scene.on('2026-09-01')
  await t.owner.query('delete from rate_limits')
})

const formed = async (...given: Parameters<DutyScene['company']>): Promise<Company> => {
  const company = await scene.company(...given)
  await company.formed('2026-08-10')
  return company
}
const download = (company: Company, who: Person = company.customer) =>
  t.call('GET', `${company.url}/duties.ics`, { cookie: who.cookie })
const makeAddress = (company: Company, who: Person = company.customer) =>
  t.call('POST', `${company.url}/calendar-address`, { cookie: who.cookie })
const dropAddress = (company: Company, who: Person = company.customer) =>
  t.call('DELETE', `${company.url}/calendar-address`, { cookie: who.cookie })
const share = async (company: Company): Promise<string> => {
  const answer = await makeAddress(company)
  expect(answer.statusCode, answer.body).toBe(201)
  return new URL(answer.json().url).pathname
}
/** Reads the calendar as a calendar program does: without an account. */
const read = (address: string) => t.call('GET', address)

type Entry = { uid: string; title: string; text: string; day: string; end: string; whole: boolean; alarms: string[] }
/** The entries of a calendar as the independent parser ical.js reads them. */
function entriesOf(text: string): Entry[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      title: event.summary,
      text: event.description,
      day: event.startDate.toString(),
      end: event.endDate.toString(),
      whole: event.startDate.isDate,
      alarms: component.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
    }
  })
}
const nameOf = (text: string) => String(new ICAL.Component(ICAL.parse(text)).getFirstPropertyValue('x-wr-calname'))
const speak = (who: Person, language: string) =>
  t.owner.query(
    `insert into user_preferences (user_id, language) values ($1, $2) on conflict (user_id) do update set language = $2`,
    [who.id, language],
  )

describe('the file for calendars', () => {
  test('has an entry of a whole day for each duty with a day, and reminders of its own', async () => {
    const company = await formed({ company_name: 'Ipê Cafés LLC' })
    const answer = await download(company)
    expect(answer.statusCode).toBe(200)
    const entries = entriesOf(answer.body)
    const { items } = await company.get()
    const dated = items.filter(({ dueOn }) => dueOn !== null)
    expect([items.length, dated.length]).toEqual([5, 4])
    expect(entries.map(({ uid, day }) => [uid, day])).toEqual(
      dated.map(({ id, dueOn }) => [`${id}@${new URL(ORIGIN).hostname}`, dueOn]),
    )
    const report = entries[2]
    expect(report).toMatchObject({
      title: 'Relatório anual (Annual Report) (Ipê Cafés LLC)',
      ...{ day: '2027-05-01', end: '2027-05-02', whole: true, alarms: ['-P30D', '-P7D'] },
    })
    expect(report?.text).toContain('US$')
    expect(report?.text).toContain('138,75')
    expect(report?.text).toContain(`${ORIGIN}/user/obligations?empresa=${company.id}`)
    expect(nameOf(answer.body)).toBe('Obrigações Ipê Cafés LLC')
    for (const who of [scene.agent, scene.admin])
      expect(entriesOf((await download(company, who)).body)).toEqual(entries)
  })

  test('is sent as a file that no browser keeps or guesses about', async () => {
    const { headers } = await download(await formed({ company_name: 'Ipê/Cafés LLC' }))
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-disposition']).toContain('attachment;')
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('Obrigações Ipê-Cafés LLC.ics')
  })

  test('keeps commas, semicolons, backslashes, new lines and emoji of a name, in lines of at most 75 bytes', async () => {
    const name = `Açaí, Café; "Ipê" \\n\\ e filhos\nsegunda linha 🚀👩‍👩‍👧 ${'ção '.repeat(20).trim()} LLC`
    const company = await formed({ company_name: name })
    const { rawPayload, body } = await download(company)
    const entries = entriesOf(body)
    expect(entries.map(({ title }) => title)).toContain(`Relatório anual (Annual Report) (${name})`)
    const text = rawPayload.toString('utf8')
    expect(text.endsWith('\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const long = text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)
    expect(long).toEqual([])
    // Line folding does not split a multi-byte character.
    expect(text).not.toContain('\ufffd')
    expect(text.isWellFormed()).toBe(true)
  })

  test('moves an entry with its day, under the same name', async () => {
    const company = await formed()
    const before = entriesOf((await download(company)).body)
    await scene.extend(await company.duty('form_5472'), true, company.customer)
    const after = entriesOf((await download(company)).body)
    const uid = before[1]?.uid
    expect(before[1]?.day).toBe('2027-04-15')
    expect(after.find((entry) => entry.uid === uid)?.day).toBe('2027-10-15')
    expect(after.map((entry) => entry.uid).sort()).toEqual(before.map((entry) => entry.uid).sort())
  })

  test('leaves out what was done or waived, and is a calendar without entries when nothing is left', async () => {
    const company = await formed()
    await scene.setStatus(await company.duty('form_5472'), { status: 'done', receipt: 'IRS-1' }, company.customer)
    await scene.setStatus(await company.duty('state_report'), { status: 'in_progress' }, company.customer)
    const entries = entriesOf((await download(company)).body)
    expect(entries.map(({ title }) => title.replace(/ \(.*/, ''))).toEqual([
      'Pesquisa BE-13 do BEA',
      'Relatório anual',
      'Renovação do agente registrado',
    ])
    const unformed = await scene.company()
    expect(entriesOf((await download(unformed)).body)).toEqual([])
  })

  test('says what a least amount, an automatic extension and an open question mean for the entry', async () => {
    const company = await scene.company({ company_type_id: 'corporation', state_id: 'delaware' }, [{ us_person: null }])
    await company.formed('2026-08-10')
    await company.answer({ foreignAccounts: true })
    const textOf = (title: RegExp, entries: { title: string; text: string }[]) =>
      entries.find((entry) => title.test(entry.title))?.text
    const entries = entriesOf((await download(company)).body)
    expect(textOf(/Relatório periódico/, entries)).toMatch(/a partir de US\$\s225,00/)
    expect(textOf(/FBAR/, entries)).toContain('Sem multa até 15 de outubro de 2027.')
    expect(textOf(/5472/, entries)).toContain('cidadania americana')
  })

  test('speaks the reader’s language', async () => {
    const company = await formed({ company_name: 'Ipe LLC', state_id: 'california' })
    for (const [language, title, tax] of [
      ['en_US', 'Obligations', 'Annual LLC tax (FTB 3522) (Ipe LLC)'],
      ['es_ES', 'Obligaciones', 'Impuesto anual de la LLC (FTB 3522) (Ipe LLC)'],
    ] as const) {
      await speak(company.customer, language)
      const { body } = await download(company)
      expect(nameOf(body)).toBe(`${title} Ipe LLC`)
      const entries = entriesOf(body)
      // Brackets hold the name of the authority's form and the company's name, which are not translated.
      for (const { text, title } of entries)
        expect(foreignWords(`${title.replaceAll(/ \(.*/g, '')} ${text}`, language)).toEqual([])
      expect(entries.map((entry) => entry.title)).toContain(tax)
    }
  })

  test('of somebody else’s company is not there', async () => {
    const [company, other] = [await formed(), await formed()]
    expect(codeOf(await download(company, other.customer))).toEqual([404, 'not_found'])
    expect((await t.call('GET', `${company.url}/duties.ics`)).statusCode).toBe(401)
  })
})

describe('the private address', () => {
  test('opens the same calendar without an account, and the page shows when it was made and read', async () => {
    const company = await formed()
    const address = await share(company)
    expect(address).toMatch(/^\/api\/calendars\/[\w-]{43}\.ics$/)
    expect((await company.get()).address).toMatchObject({ createdAt: expect.any(String), readAt: null })
    const answer = await read(address)
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['x-content-type-options']]).toEqual([
      ...[200, 'private, no-store', 'nosniff'],
    ])
    expect(entriesOf(answer.body)).toEqual(entriesOf((await download(company)).body))
    const { address: shown } = await company.get()
    expect(shown?.readAt).not.toBeNull()
    expect(JSON.stringify(shown)).not.toContain(address.slice(15, 58))
    const { rows } = await t.owner.query(
      `select action, details from audit_log where subject_id = $1 and action like 'calendar.%'`,
      [company.id],
    )
    expect(rows).toEqual([{ action: 'calendar.shared', details: {} }])
  })

  test('speaks the language of the customer', async () => {
    const company = await formed({ company_name: 'Ipe LLC' })
    await speak(company.customer, 'es_ES')
    const address = await share(company)
    await speak(scene.agent, 'en_US')
    expect(nameOf((await t.call('GET', address, { cookie: scene.agent.cookie })).body)).toBe('Obligaciones Ipe LLC')
    await speak(scene.agent, 'pt_BR')
  })

  test('ends when it is revoked; revoking what is not there is no fault', async () => {
    const company = await formed()
    expect((await dropAddress(company)).json()).toEqual({ ok: true })
    const address = await share(company)
    expect((await read(address)).statusCode).toBe(200)
    expect((await dropAddress(company)).json()).toEqual({ ok: true })
    expect(codeOf(await read(address))).toEqual([404, 'not_found'])
    expect((await company.get()).address).toBeNull()
    const { rows } = await t.owner.query(
      `select action from audit_log where subject_id = $1 and action like 'calendar.%' order by id`,
      [company.id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['calendar.shared', 'calendar.revoked'])
  })

  test('ends with the password of the customer, and with the password of no other person', async () => {
    const company = await formed()
    const address = await share(company)
    const [other, { customer }] = [await t.person('user'), company]
    const change = (who: Person) =>
      t.call('POST', '/api/account/password', {
        cookie: who.cookie,
        body: { currentPassword: PASSWORD, newPassword: 'outro barco 77' },
      })
    expect((await change(other)).statusCode).toBe(200)
    expect((await read(address)).statusCode).toBe(200)
    const changed = await change(customer)
    expect(changed.statusCode, changed.body).toBe(200)
    expect(codeOf(await read(address))).toEqual([404, 'not_found'])
    const cookie = String([changed.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
    expect((await company.get({ ...customer, cookie })).address).toBeNull()
    const { rows } = await t.owner.query(
      `select action from audit_log where subject_id = $1 and action like 'calendar.%' order by id`,
      [company.id],
    )
    expect(rows.map(({ action }) => action)).toEqual(['calendar.shared', 'calendar.revoked'])
  })

  test('ends when another is made', async () => {
    const company = await formed()
    const [first, second] = [await share(company), await share(company)]
    expect(first).not.toBe(second)
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200])
  })

  test('that was never made, or is none, opens nothing', async () => {
    expect(codeOf(await read(`/api/calendars/${'x'.repeat(43)}.ics`))).toEqual([404, 'not_found'])
    for (const token of [
      'x.ics',
      `${'x'.repeat(43)}`,
      `${'x'.repeat(44)}.ics`,
      `${'x'.repeat(42)}%00.ics`,
      `${'x'.repeat(42)}'.ics`,
    ])
      expect((await read(`/api/calendars/${token}`)).statusCode, token).toBe(400)
  })

  test('stands neither in the database nor in the log', async () => {
    const company = await formed()
    lines.length = 0
    const token = (await share(company)).slice('/api/calendars/'.length, -'.ics'.length)
    await read(`/api/calendars/${token}.ics`)
    expect(await findText(t, token)).toEqual([])
    expect(lines.join('')).toContain('/api/calendars/:token')
    expect(lines.filter((line) => line.includes(token))).toEqual([])
    await dropAddress(company)
    await read(`/api/calendars/${token}.ics`)
    expect(lines.filter((line) => line.includes(token))).toEqual([])
  })

  test.each([
    ['shut out', 'update profiles set banned = $2 where id = $1', [true, false]],
    ['erased', 'update profiles set erased_at = $2 where id = $1', [new Date(), null]],
  ])('of a customer who was %s opens nothing', async (_, change, [on, off]) => {
    const company = await formed()
    const address = await share(company)
    await t.owner.query(change, [company.customer.id, on])
    expect(codeOf(await read(address))).toEqual([404, 'not_found'])
    await t.owner.query(change, [company.customer.id, off])
    expect((await read(address)).statusCode).toBe(200)
  })

  test('is made and revoked by the customer alone, and not while somebody acts as the customer', async () => {
    const company = await formed()
    for (const who of [scene.agent, scene.admin]) expect((await makeAddress(company, who)).statusCode).toBe(403)
    t.clock.ahead = 0
    const { start, couple } = actingScene(t)
    const { own, target } = await couple()
    const theirs = await scene.company({ user_id: target.id })
    expect((await start(own, target.id)).statusCode).toBe(200)
    const acting = { ...target, cookie: own.cookie() }
    for (const asked of [await makeAddress(theirs, acting), await dropAddress(theirs, acting)])
      expect(asked.statusCode, asked.body).toBe(403)
    expect((await t.call('GET', `${theirs.url}/duties`, { cookie: acting.cookie })).statusCode).toBe(200)
  })

  test('is not made by a session that a new password ends meanwhile', async () => {
    const company = await formed()
    await t.owner.query('begin')
    await t.owner.query('select from profiles where id = $1 for update', [company.customer.id])
    const asked = makeAddress(company)
    await waitFor('the call to wait for the account', async () => {
      const { rows } = await t.db.executeQuery<{ n: number }>(
        CompiledQuery.raw(`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`),
      )
      return rows[0]?.n === 1
    })
    await t.owner.query('delete from sessions where user_id = $1', [company.customer.id])
    await t.owner.query('commit')
    expect(codeOf(await asked)).toEqual([401, 'unauthenticated'])
    expect(
      await t.db
        .selectFrom('calendar_addresses')
        .select('read_at')
        .where('business_registration_id', '=', company.id)
        .execute(),
    ).toEqual([])
  })

  test('is made and read only so often', async () => {
    const company = await formed()
    const address = await share(company)
    const said: number[] = []
    // As many calls at once as get a connection in time, also on a busy machine.
    for (let n = 0; n < 7; n++) {
      const answers = await Promise.all(Array.from({ length: 43 }, () => read(address)))
      said.push(...answers.map(({ statusCode }) => statusCode))
    }
    expect(said.filter((status) => status === 200)).toHaveLength(300)
    expect(said.filter((status) => status === 429)).toHaveLength(1)
    for (let made = 1; made < 20; made++) await share(company)
    expect(codeOf(await makeAddress(company))).toEqual([429, 'too_many_requests'])
  })
})
