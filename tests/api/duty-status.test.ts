import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { keepCalendars } from '#features/duties/server/keep-calendars.ts'
import { tellAlerts } from '#features/duties/server/tell-alerts.ts'
import {
  type Company,
  codeOf,
  type DutyScene,
  type DutyView,
  dutyScene,
  type Person,
} from '#tests/support/duty-scene.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let scene: DutyScene
let superadmin: Person
beforeAll(async () => {
  t = await testApp()
  scene = await dutyScene(t)
  superadmin = await t.person('superadmin')
})
afterAll(() => t.close())
beforeEach(() => scene.on('2026-09-01'))

const formed = async (...given: Parameters<DutyScene['company']>): Promise<Company> => {
  const company = await scene.company(...given)
  await company.formed('2026-08-10')
  return company
}
const codesOf = async (company: Company) =>
  (await company.get()).items.filter(({ status }) => status !== 'waived').map(({ code }) => code)
const auditOf = async (registrationId: string, action: string) =>
  (
    await t.owner.query(
      `select actor_id, details from audit_log where subject_id = $1 and action = $2 and subject_type = 'registration' order by id`,
      [registrationId, action],
    )
  ).rows
/** The accounts whose open pages got a live event that the company's calendar changed. */
const toldLive = async (registrationId: string): Promise<string[]> =>
  (
    await t.owner.query(
      `select distinct user_id from live_events where event = 'duties.changed' and data ->> 'registrationId' = $1`,
      [registrationId],
    )
  ).rows.map(({ user_id }) => user_id)

describe('an answer of the customer', () => {
  test.each([
    ['assetsAbroad', 'cbe', '2027-04-05'],
    ['foreignAccounts', 'fbar', '2027-04-15'],
    ['usIncome', 'form_1040nr', '2027-06-15'],
  ])('%s brings its duty, and another answer takes it away', async (question, code, day) => {
    const company = await formed()
    expect(await codesOf(company)).not.toContain(code)
    const yes = await company.answer({ [question]: true })
    expect(codeOf(yes)).toBe(200)
    expect(yes.json().items).toContainEqual(expect.objectContaining({ code, dueOn: day, status: 'open' }))
    const no = await company.answer({ [question]: false, expectedUpdatedAt: yes.json().answers.updatedAt })
    expect(await company.duty(code)).toMatchObject({ status: 'waived', byRule: true })
    await company.answer({ [question]: true, expectedUpdatedAt: no.json().answers.updatedAt })
    expect(await company.duty(code)).toMatchObject({ status: 'open', byRule: false })
  })

  test('about employees is kept, and no duty of ours follows from it', async () => {
    const company = await formed()
    const before = await codesOf(company)
    const answer = await company.answer({ employees: true })
    expect(answer.json().answers).toMatchObject({ employees: true, usIncome: null })
    expect(await codesOf(company)).toEqual(before)
  })

  test('is refused to whoever saw older answers, and changes nothing', async () => {
    const company = await formed()
    const first = await company.answer({ usIncome: true })
    const stale = await company.answer({ foreignAccounts: true })
    expect(codeOf(stale)).toEqual([409, 'conflict'])
    expect(await company.get()).toEqual(first.json())
  })

  test('is the same answer when it comes again, whose reply was lost', async () => {
    const company = await formed()
    const first = await company.answer({ usIncome: true })
    const again = await company.answer({ usIncome: true })
    expect([again.statusCode, again.json()]).toEqual([200, first.json()])
    expect(await auditOf(company.id, 'duty.answered')).toEqual([
      { actor_id: company.customer.id, details: { changed: 'usIncome' } },
    ])
  })

  test('may come from the agent or the office on the customer’s behalf; everybody concerned is told', async () => {
    const company = await formed()
    const first = await company.answer({ usIncome: true }, scene.agent)
    const expectedUpdatedAt = first.json().answers.updatedAt
    const second = await company.answer({ usIncome: true, employees: false, expectedUpdatedAt }, scene.admin)
    expect([codeOf(first), codeOf(second)]).toEqual([200, 200])
    expect((await auditOf(company.id, 'duty.answered')).map(({ actor_id }) => actor_id)).toEqual([
      scene.agent.id,
      scene.admin.id,
    ])
    expect((await toldLive(company.id)).sort()).toEqual(
      [company.customer.id, scene.agent.id, scene.admin.id, superadmin.id].sort(),
    )
  })

  test('before the formation is kept and counts once the date is known', async () => {
    const company = await scene.company()
    expect((await company.answer({ foreignAccounts: true })).json()).toMatchObject({ items: [], formedOn: null })
    await company.formed('2026-08-10')
    expect(await codesOf(company)).toContain('fbar')
  })
})

describe('the state of a duty', () => {
  test('in progress, done with its receipt, open again: by customer, agent and office', async () => {
    const company = await formed()
    const document = await aDocument(t.context, company.id, { name: 'Recibo Sunbiz' })
    const duty = await company.duty('state_report')
    const begun = await scene.setStatus(duty, { status: 'in_progress', receipt: 'x', reason: 'y' }, scene.agent)
    expect(begun.json()).toMatchObject({
      status: 'in_progress',
      receipt: null,
      reason: null,
      statusAt: expect.anything(),
    })
    const done = await scene.setStatus(
      begun.json(),
      { status: 'done', receipt: 'FL-2027-81', documentId: document.id },
      company.customer,
    )
    expect(done.json()).toMatchObject({
      ...{ status: 'done', receipt: 'FL-2027-81', document: { id: document.id, name: 'Recibo Sunbiz' } },
    })
    expect(await company.duty('state_report')).toEqual(done.json())
    const open = await scene.setStatus(done.json(), { status: 'open' }, scene.admin)
    expect(open.json()).toMatchObject({ status: 'open', receipt: null, document: null, reason: null })
    const dutyId = duty.id
    expect(await auditOf(company.id, 'duty.statusChanged')).toEqual([
      { actor_id: scene.agent.id, details: { dutyId, from: 'open', to: 'in_progress' } },
      { actor_id: company.customer.id, details: { dutyId, from: 'in_progress', to: 'done' } },
      { actor_id: scene.admin.id, details: { dutyId, from: 'done', to: 'open' } },
    ])
    expect((await toldLive(company.id)).sort()).toEqual(
      [company.customer.id, scene.agent.id, scene.admin.id, superadmin.id].sort(),
    )
  })

  test.each([
    ['done', 'receipt'],
    ['waived', 'reason'],
  ])('%s needs its %s', async (status, field) => {
    const company = await formed()
    const duty = await company.duty('state_report')
    for (const value of [null, ' ']) {
      const answer = await scene.setStatus(duty, { status, [field]: value }, company.customer)
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]])
    }
    expect(await company.duty('state_report')).toEqual(duty)
    const answer = await scene.setStatus(duty, { status, [field]: 'Entregue pelo contador' }, company.customer)
    expect(answer.json()).toMatchObject({ status, byRule: false, [field]: 'Entregue pelo contador' })
  })

  test('a document of another company, or one that the customer does not see, is no receipt', async () => {
    const [company, other] = [await formed(), await formed()]
    const foreign = await aDocument(t.context, other.id)
    const hidden = await aDocument(t.context, company.id, { customer_sees: false })
    const duty = await company.duty('state_report')
    for (const documentId of [foreign.id, hidden.id, t.context.newId()]) {
      const said = { status: 'done', receipt: 'FL-1', documentId }
      const answer = await scene.setStatus(duty, said, scene.agent)
      expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { documentId: 'invalid' }])
    }
    expect(await company.duty('state_report')).toEqual(duty)
  })

  test('is refused to whoever saw an older one; of two at once one wins', async () => {
    const company = await formed()
    const duty = await company.duty('state_report')
    const both = await Promise.all([
      scene.setStatus(duty, { status: 'in_progress' }, company.customer),
      scene.setStatus(duty, { status: 'done', receipt: 'FL-1' }, scene.agent),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const won = both.find(({ statusCode }) => statusCode === 200)?.json()
    const stale = await scene.setStatus(duty, { status: 'waived', reason: 'Não vale' }, scene.admin)
    expect(codeOf(stale)).toEqual([409, 'conflict'])
    expect(await company.duty('state_report')).toEqual(won)
    expect(await auditOf(company.id, 'duty.statusChanged')).toHaveLength(1)
  })

  test('what was done, or waived by somebody, stays as it is whatever becomes of the company', async () => {
    const company = await formed()
    const done = await scene.setStatus(
      await company.duty('form_5472'),
      { status: 'done', receipt: 'IRS-1' },
      company.customer,
    )
    const waived = await scene.setStatus(
      await company.duty('registered_agent'),
      { status: 'waived', reason: 'Troca de agente' },
      company.customer,
    )
    await company.yearEnd(9)
    await company.formed('2026-08-20')
    await company.formed(null)
    await company.formed('2026-08-10')
    await keepCalendars(await scene.on('2026-09-02'))
    expect(await company.duty('form_5472')).toEqual(done.json())
    expect(await company.duty('registered_agent')).toEqual(waived.json())
  })

  test('of somebody else’s company is not there', async () => {
    const [company, other] = [await formed(), await formed()]
    const duty = await company.duty('state_report')
    expect(codeOf(await scene.setStatus(duty, { status: 'in_progress' }, other.customer))).toEqual([404, 'not_found'])
    expect(codeOf(await scene.extend(duty, true, other.customer))).toEqual([404, 'not_found'])
  })
})

describe('Form 7004', () => {
  const shared: Parameters<DutyScene['company']> = [{}, [{}, {}]]
  test.each([
    ['form_5472', [] as unknown as typeof shared, '2027-04-15', '2027-10-15'],
    ['form_1065', shared, '2027-03-15', '2027-09-15'],
  ])('moves %s by half a year, shows the day before, and can be undone', async (code, given, before, after) => {
    const company = await formed(...given)
    const duty = await company.duty(code)
    expect(duty).toMatchObject({ dueOn: before, extendsTo: after })
    const extended = await scene.extend(duty, true, company.customer)
    expect(extended.json()).toMatchObject({
      ...{ extended: true, dueOn: after, statutoryOn: before },
      moved: { dueOn: before, by: 'extension' },
    })
    const again = await scene.extend(extended.json(), true, scene.agent)
    expect([again.statusCode, again.json()]).toEqual([200, extended.json()])
    await keepCalendars(await scene.on('2026-09-02'))
    expect(await company.duty(code)).toEqual(extended.json())
    const undone = await scene.extend(extended.json(), false, scene.admin)
    expect(undone.json()).toMatchObject({ extended: false, dueOn: before, moved: { dueOn: after, by: 'extension' } })
    expect(await auditOf(company.id, 'duty.extended')).toEqual([
      { actor_id: company.customer.id, details: { dutyId: duty.id, extended: true, from: before, to: after } },
      { actor_id: scene.admin.id, details: { dutyId: duty.id, extended: false, from: after, to: before } },
    ])
  })

  test('gives the new day alerts of its own', async () => {
    const company = await formed()
    const told = async () =>
      (
        await t.owner.query(
          `select data ->> 'dueOn' as day from notifications where user_id = $1 and event = 'duties.due' and data ->> 'dutyId' = $2
           order by created_at`,
          [company.customer.id, (await company.duty('form_5472')).id],
        )
      ).rows.map(({ day }) => day)
    await tellAlerts(await scene.on('2027-04-10'))
    expect(await told()).toEqual(['2027-04-15'])
    await scene.extend(await company.duty('form_5472'), true, company.customer)
    await tellAlerts(await scene.on('2027-04-20'))
    expect(await told()).toHaveLength(1)
    await tellAlerts(await scene.on('2027-10-10'))
    expect(await told()).toEqual(['2027-04-15', '2027-10-15'])
  })

  test('is recorded on the day itself and no later; what was recorded by mistake can be undone later', async () => {
    const [timely, late] = [await formed(), await formed()]
    await scene.on('2027-04-15')
    const extended = await scene.extend(await timely.duty('form_5472'), true, timely.customer)
    expect(codeOf(extended)).toBe(200)
    await scene.on('2027-04-16')
    const refused = await scene.extend(await late.duty('form_5472'), true, late.customer)
    expect(codeOf(refused)).toEqual([409, 'status_refused'])
    const undone = await scene.extend(extended.json(), false, timely.customer)
    expect(undone.json()).toMatchObject({ dueOn: '2027-04-15', extended: false, overdue: true })
  })

  test('is refused where the duty knows no extension, where it is done, and to whoever saw an older one', async () => {
    const company = await formed()
    const refused = async (duty: DutyView) => codeOf(await scene.extend(duty, true, company.customer))
    expect(await refused(await company.duty('state_report'))).toEqual([409, 'status_refused'])
    const duty = await company.duty('form_5472')
    await scene.setStatus(duty, { status: 'done', receipt: 'IRS-1' }, company.customer)
    expect(await refused(await company.duty('form_5472'))).toEqual([409, 'status_refused'])
    expect(await refused(duty)).toEqual([409, 'conflict'])
  })

  test('stays in force when the tax year ends another month', async () => {
    const company = await formed()
    await scene.extend(await company.duty('form_5472'), true, company.customer)
    await company.yearEnd(9)
    expect(await company.duty('form_5472')).toMatchObject({
      ...{ extended: true, statutoryOn: '2027-01-15', extendsTo: '2027-07-15', dueOn: '2027-07-15' },
      moved: { dueOn: '2027-10-15', by: 'company' },
    })
  })
})
