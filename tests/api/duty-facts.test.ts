import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepCalendars } from '#features/duties/server/keep-calendars.ts'
import { features } from '#features/server.ts'
import { runWorker } from '#server/jobs/run-worker.ts'
import { type DutyScene, dutyScene, type Person } from '#tests/support/duty-scene.ts'
import { bodyOf } from '#tests/support/edited.ts'
import { foreignWords } from '#tests/support/foreign-words.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

type Fact = { id: string; kind: string; companyTypeId: string | null; usName: string; version: number }
let t: TestApp
let scene: DutyScene
beforeAll(async () => {
  t = await testApp()
  scene = await dutyScene(t)
  await t.owner.query('create temp table facts_before as table facts')
})
afterAll(() => t.close())
beforeEach(async () => {
  await scene.on('2026-09-01')
  await t.owner.query('delete from business_registrations')
  await t.owner.query(
    `update facts f set value = b.value, amount = b.amount, confidence = b.confidence, checked_on = b.checked_on
     from facts_before b where b.id = f.id`,
  )
  await t.owner.query('delete from graphile_worker._private_jobs')
})

const factsAt = async (url: string): Promise<Fact[]> =>
  (await t.call('GET', url, { cookie: scene.admin.cookie })).json().items
const report = async (state = 'florida'): Promise<Fact> => {
  const facts = await factsAt(`/api/facts/states/${state}`)
  const fact = facts.find(({ kind, companyTypeId }) => kind === 'annual_duty' && companyTypeId === 'llc')
  if (!fact) throw new Error(`${state} has no report`)
  return fact
}
const federal = async (usName: string): Promise<Fact> => {
  const fact = (await factsAt('/api/facts/elsewhere')).find((one) => one.usName === usName)
  if (!fact) throw new Error(`no ${usName}`)
  return fact
}
const OWN = ['scope', 'stateId', 'companyTypeId', 'kind', 'usName']
const save = async (fact: Fact, changed: object) => {
  const answer = await t.call('PUT', `/api/facts/${fact.id}`, {
    cookie: scene.admin.cookie,
    body: bodyOf(fact, { checkedOn: '2026-08-31', ...changed }, OWN),
  })
  expect(answer.statusCode, answer.body).toBe(200)
}
const due = (month: number, day: number) => ({ frequency: 'annual', due: { kind: 'fixed', month, day } })

const jobs = async () =>
  (
    await t.owner.query(
      `select k.identifier as task, j.key, j.payload, j.attempts, j.last_error as error from graphile_worker._private_jobs j
       join graphile_worker._private_tasks k on k.id = j.task_id where k.identifier in ('follow-fact', 'keep-duties')`,
    )
  ).rows
/** Runs a worker until the queued jobs are done. */
async function work(): Promise<void> {
  const worker = await runWorker({ ...t.services, mail: { send: async () => undefined } }, { pool: t.pool, features })
  try {
    await waitFor('the jobs to be done', async () => (await jobs()).length === 0)
  } finally {
    await worker.stop()
  }
}
const company = async (...given: Parameters<DutyScene['company']>) => {
  const made = await scene.company(...given)
  await made.formed('2026-08-10')
  return made
}
const speak = (who: Person, language: string) =>
  t.owner.query(
    `insert into user_preferences (user_id, language) values ($1, $2) on conflict (user_id) do update set language = $2`,
    [who.id, language],
  )
type Note = { title: string; message: string; link: string | null }
/** The customer's notifications about the calendar. */
const told = async (who: Person): Promise<Note[]> =>
  (await t.call('GET', '/api/notifications', { cookie: who.cookie }))
    .json()
    .items.filter(({ link }: Note) => link?.startsWith('/user/obligations'))

describe('a changed fact', () => {
  test('queues one job for its state, which moves the day of its companies and shows the one before', async () => {
    const [florida, ohio] = [await company(), await company({ state_id: 'georgia' })]
    const before = await ohio.get()
    await save(await report(), { ...due(5, 15), amountCents: 14_000 })
    await save(await report(), { ...due(6, 1), amountCents: 15_000 })
    expect(await jobs()).toMatchObject([
      { task: 'follow-fact', key: 'follow-fact:florida', payload: { stateId: 'florida' } },
    ])
    expect((await florida.duty('state_report')).dueOn).toBe('2027-05-01')
    await work()
    expect(await florida.duty('state_report')).toMatchObject({
      ...{ dueOn: '2027-06-01', statutoryOn: '2027-06-01', amountCents: 15_000, lateAmountCents: 55_000 },
      moved: { dueOn: '2027-05-01', amountCents: 13_875, by: 'fact' },
    })
    expect(await ohio.get()).toEqual(before)
  })

  test('is told to the customer once, in the customer’s language', async () => {
    const words = { pt_BR: 'Um prazo mudou', en_US: 'A deadline changed', es_ES: 'Un plazo cambió' } as const
    const companies = []
    for (const language of ['pt_BR', 'en_US', 'es_ES'] as const) {
      const made = await company({ company_name: `Ipe ${language} LLC` })
      await speak(made.customer, language)
      companies.push({ ...made, language })
    }
    const mails = async () => (await t.owner.query(`select 1 from outbox_mails`)).rowCount ?? 0
    const before = await mails()
    await save(await report(), due(7, 15))
    await work()
    await keepCalendars(await scene.on('2026-09-02'))
    await keepCalendars(await scene.on('2026-09-03'), 'florida')
    for (const { customer, language, id } of companies) {
      const notes = await told(customer)
      expect(notes).toMatchObject([{ title: words[language], link: `/user/obligations?empresa=${id}` }])
      const [{ message } = { message: '' }] = notes
      expect(message).toContain('Annual Report')
      expect(foreignWords(message.replace('Annual Report', ''), language)).toEqual([])
      expect(message).toMatch(/2027.*2027/)
    }
    expect((await mails()) - before).toBe(3)
  })

  test('of both countries moves the companies of every state, and no day that was done', async () => {
    const [open, done] = [await company(), await company({ state_id: 'georgia' })]
    const fact = await federal('Form 5472 with pro forma Form 1120')
    await scene.setStatus(await done.duty('form_5472'), { status: 'done', receipt: 'IRS-1' }, done.customer)
    const settled = await done.duty('form_5472')
    await save(fact, { due: { kind: 'afterFiscalYearEnd', monthAfter: 5, day: 17 } })
    expect(await jobs()).toMatchObject([{ payload: { stateId: null }, key: 'follow-fact:everywhere' }])
    await work()
    expect(await open.duty('form_5472')).toMatchObject({ dueOn: '2027-05-17', moved: { dueOn: '2027-04-15' } })
    expect(await done.duty('form_5472')).toEqual({ ...settled, checkedOn: '2026-08-31' })
    expect([(await told(open.customer)).length, (await told(done.customer)).length]).toEqual([1, 0])
  })

  test('about the extension moves only those who asked for one, and the others hear nothing', async () => {
    const [plain, extended] = [await company(), await company()]
    await scene.extend(await extended.duty('form_5472'), true, extended.customer)
    await save(await federal('Form 5472 with extension'), {
      due: { kind: 'afterFiscalYearEnd', monthAfter: 11, day: 16 },
    })
    await work()
    expect(await plain.duty('form_5472')).toMatchObject({
      ...{ dueOn: '2027-04-15', extendsTo: '2027-11-16', moved: null },
    })
    expect(await extended.duty('form_5472')).toMatchObject({
      ...{ dueOn: '2027-11-16', extended: true, moved: { dueOn: '2027-10-15', by: 'fact' } },
    })
    expect([await told(plain.customer), (await told(extended.customer)).length]).toEqual([[], 1])
    // Once the fact has no extended date there is no extension, and the statutory date applies again.
    await save(await federal('Form 5472 with extension'), { due: { kind: 'none' } })
    await work()
    expect(await extended.duty('form_5472')).toMatchObject({ dueOn: '2027-04-15', extended: false, extendsTo: null })
    expect((await told(plain.customer)).length).toBe(0)
  })

  test('that ends a duty waives it by the rules, and brings it back when it is owed again', async () => {
    const { duty } = await company()
    await save(await report(), { frequency: 'none', due: { kind: 'none' } })
    await work()
    expect(await duty('state_report')).toMatchObject({ status: 'waived', byRule: true })
    await save(await report(), due(5, 1))
    await work()
    expect(await duty('state_report')).toMatchObject({ status: 'open', byRule: false, dueOn: '2027-05-01' })
  })

  test('that is no longer certain marks its duties as unconfirmed', async () => {
    const { duty } = await company()
    await save(await report(), { confidence: 'medium' })
    await work()
    expect(await duty('state_report')).toMatchObject({ unconfirmed: true, confidence: 'medium', moved: null })
    await save(await report(), { confidence: 'high' })
    await work()
    expect((await duty('state_report')).unconfirmed).toBe(false)
    // An admin last compared the fact with its source more than a year ago.
    const later = await scene.on('2027-09-01')
    await t.owner.query(`update facts set checked_on = '2026-08-31' where id = $1`, [(await report()).id])
    await keepCalendars(later)
    expect((await duty('state_report')).unconfirmed).toBe(true)
  })
})

test('a duty that was extended, waived by the rules and comes back without an extension has its statutory day', async () => {
  const { duty, customer, formed } = await company()
  await scene.extend(await duty('form_5472'), true, customer)
  await formed(null)
  await save(await federal('Form 5472 with extension'), { due: { kind: 'none' } })
  await work()
  await formed('2026-08-10')
  expect(await duty('form_5472')).toMatchObject({
    status: 'open',
    extended: false,
    extendsTo: null,
    dueOn: '2027-04-15',
  })
})

test('a fact that is edited while the calendars are kept ends with the new day everywhere', async () => {
  const { id, customer } = await company()
  await t.owner.query(
    `with made as (insert into business_registrations (company_name, company_name_ascii, name_key, business_purpose, industry, status,
       company_type_id, state_id, package_id, user_id, approved_at)
     select 'Ipê ' || n, 'Ipe ' || n, 'ipe' || n, 'Consultoria', 'Tecnologia', 'approved', company_type_id, state_id, package_id,
       user_id, approved_at from business_registrations, generate_series(1, 600) n where user_id = $1 returning id)
     insert into company_records (business_registration_id, formed_on, updated_at) select id, '2026-08-10', now() from made`,
    [customer.id],
  )
  // Delays the calendar job while it inserts this company's duty.
  await t.owner.query(
    `delete from duties;
     create function linger() returns trigger language plpgsql as 'begin perform pg_sleep(1); return null; end';
     create trigger linger after insert on duties for each row
       when (new.business_registration_id = '${id}' and new.code = 'state_report') execute function linger()`,
  )
  try {
    const running = keepCalendars(await scene.on('2026-09-02'))
    await waitFor('the run to be under way', async () => {
      const sleeping = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`
      return (await t.owner.query(sleeping)).rowCount
    })
    await save(await report(), due(6, 20))
    await running
  } finally {
    await t.owner.query('drop function linger cascade')
  }
  await work()
  const { rows } = await t.owner.query(
    `select due_on::text as day, count(*)::int as n from duties where code = 'state_report' group by 1`,
  )
  expect(rows).toEqual([{ day: '2027-06-20', n: 601 }])
})

test('the morning’s run that finds a changed fact being followed comes after it, and tells its alerts', async () => {
  const { customer } = await company()
  await scene.on('2027-04-25')
  const holder = await t.pool.connect()
  const lock = (name: string) => holder.query(`select ${name}(hashtextextended('keep-duties', 727))`)
  const worker = await runWorker({ ...t.services, mail: { send: async () => undefined } }, { pool: t.pool, features })
  try {
    await lock('pg_advisory_lock')
    await t.owner.query(`select graphile_worker.add_job('keep-duties', '{}')`)
    await waitFor('the first try', async () => (await jobs()).some(({ error }) => error !== null))
    expect(await told(customer)).toEqual([])
    await lock('pg_advisory_unlock')
    await waitFor('the next try', async () => (await told(customer)).length > 0)
  } finally {
    holder.release(true)
    await worker.stop()
  }
})
