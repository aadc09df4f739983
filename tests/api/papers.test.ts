import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { someOwners } from '#demo/factories/owners.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { kindsOfCompany } from '#features/papers/rules/kinds-of-company.ts'
import { fullDetails } from '#tests/support/paper-facts.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Person = Awaited<ReturnType<TestApp['person']>>
let t: TestApp
let agent: Person
let otherAgent: Person
let admin: Person
beforeAll(async () => {
  t = await testApp()
  agent = await t.person('agent')
  otherAgent = await t.person('agent')
  admin = await t.person('admin')
})
afterAll(() => t.close())

const record = {
  filedOn: null,
  fileNumber: 'L26000123456',
  formedOn: '2026-01-05',
  ss4SentOn: '2026-01-05',
  ein: '12-3456789',
  einOn: '2026-01-12',
  registeredAgent: 'Registered Agents Inc., 7901 4th St N, St. Petersburg, FL 33702',
  expectedUpdatedAt: null,
}
async function company(more: Parameters<typeof aRegistration>[1] = {}) {
  const customer = await t.person('user')
  const { id } = await aRegistration(t.context, {
    user_id: customer.id,
    assigned_agent_id: agent.id,
    status: 'in_review',
    company_name: 'Jequitibá Cafés LLC',
    company_type_id: 'llc',
    state_id: 'florida',
    ...more,
  })
  const owners = await someOwners(t.context, id)
  const url = `/api/registrations/${id}`
  const list = (who = agent) => t.call('GET', `${url}/papers`, { cookie: who.cookie })
  const make = (kind: string, who = agent) => t.call('POST', `${url}/papers/${kind}`, { cookie: who.cookie })
  const show = (kind: string, shown: boolean, who = agent) =>
    t.call('PUT', `${url}/papers/${kind}/shown`, { cookie: who.cookie, body: { shown } })
  const save = (body: object, who = agent) =>
    t.call('PUT', `${url}/filing-details`, {
      cookie: who.cookie,
      body: { ...fullDetails, responsibleOwnerId: owners[0]?.id, expectedUpdatedAt: null, ...body },
    })
  const complete = async () => {
    expect((await t.call('PUT', `${url}/record`, { cookie: agent.cookie, body: record })).statusCode).toBe(200)
    expect((await save({})).statusCode).toBe(200)
  }
  const file = async (documentId: string, version: number, who = agent) =>
    t.call('GET', `/api/documents/${documentId}/versions/${version}/file`, { cookie: who.cookie })
  return { id, url, customer, owners, list, make, show, save, complete, file }
}
const codeOf = (answer: Awaited<ReturnType<TestApp['call']>>) =>
  answer.statusCode < 300 ? answer.statusCode : [answer.statusCode, answer.json().error.code]
const flat = (pdf: Buffer) => pdfText(pdf).replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')

test('every paper of an LLC is made from the registration, as a document of the registration that can be read', async () => {
  const { id, list, make, complete, file } = await company()
  await complete()
  for (const kind of kindsOfCompany('llc')) {
    const made = await make(kind)
    expect([kind, codeOf(made)]).toEqual([kind, 200])
    expect(made.json()).toMatchObject({ kind, problems: [], made: { version: 1, shown: false, by: 'Ana Prado' } })
    const answer = await file(made.json().made.documentId, 1)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const text = flat(answer.rawPayload)
    expect(text).toContain('Jequitiba Cafes LLC')
    expect(text).toContain(`Process / Processo ${id.slice(0, 8)}`)
    expect(text).not.toContain('□')
  }
  const { items } = (await list()).json()
  expect(items.map(({ kind, made }: { kind: string; made: { version: number } }) => [kind, made.version])).toEqual(
    kindsOfCompany('llc').map((kind) => [kind, 1]),
  )
  const { rows } = await t.pool.query(
    'select paper_kind, document_type, status, required, customer_sees from documents where business_registration_id = $1 and paper_kind is not null',
    [id],
  )
  expect(rows).toHaveLength(9)
  expect(rows).toContainEqual({
    paper_kind: 'operating_agreement',
    document_type: 'contract',
    status: 'approved',
    required: false,
    customer_sees: false,
  })
})

test("what the reference data say stands in the papers: the state's document and office, the lines and numbers of the IRS", async () => {
  const { make, complete, file } = await company()
  await complete()
  const text = async (kind: string) => flat((await file((await make(kind)).json().made.documentId, 1)).rawPayload)
  const formation = await text('formation_sheet')
  expect(formation).toContain('Articles of Organization')
  expect(formation).toContain('Florida')
  const ss4 = await text('ss4_sheet')
  expect(ss4).toContain('Exact legal name as filed with the state')
  expect(ss4).toContain('Foreign')
  expect(ss4).toContain('January 5, 2026')
  const followUp = await text('ein_follow_up')
  expect(followUp).toContain('+1-267-941-1099')
  expect(followUp).toContain('06:00-23:00 US Eastern, Monday to Friday')
})

test('making it again adds a version; the same data of a day make the same file; changed data another', async () => {
  const { make, save, complete, file } = await company()
  await complete()
  const first = (await make('operating_agreement')).json().made
  const second = (await make('operating_agreement', admin)).json().made
  expect([first.version, second.version, second.documentId]).toEqual([1, 2, first.documentId])
  const bytes = async (version: number) => (await file(first.documentId, version)).rawPayload
  expect((await bytes(1)).equals(await bytes(2))).toBe(true)
  const { updatedAt } = (await save({ fiscalYearEnd: 12 })).json()
  expect(codeOf(await save({ fiscalYearEnd: 6, expectedUpdatedAt: updatedAt }))).toBe(200)
  await make('operating_agreement')
  expect(flat(await bytes(3))).toContain('June')
  expect(flat(await bytes(1))).not.toContain('June')
})

describe('refused while data conflict, with the reasons and where to mend them', () => {
  test('everything at once, and nothing is kept', async () => {
    const { id, make, list } = await company({ company_name: 'Jequitibá Cafés' })
    const answer = await make('ss4_sheet')
    expect(codeOf(answer)).toEqual([409, 'paper_refused'])
    const { problems } = answer.json().error
    expect(problems).toEqual(
      expect.arrayContaining([
        { code: 'name_without_designator', place: 'company_name', about: null },
        { code: 'not_formed', place: 'company_record', about: null },
        { code: 'responsible_missing', place: 'filing_details', about: null },
      ]),
    )
    const { items } = (await list()).json()
    expect(items.find(({ kind }: { kind: string }) => kind === 'ss4_sheet')).toEqual({
      kind: 'ss4_sheet',
      made: null,
      problems,
    })
    const { rows } = await t.pool.query(
      'select 1 from documents where business_registration_id = $1 and paper_kind is not null',
      [id],
    )
    expect(rows).toEqual([])
  })

  test('a name with its designator in the filing details mends the ordered one', async () => {
    const { make, save, complete } = await company({ company_name: 'Jequitibá Cafés' })
    await complete()
    expect((await make('operating_agreement')).json().error.problems).toEqual([
      { code: 'name_without_designator', place: 'company_name', about: null },
    ])
    const { updatedAt } = (await save({})).json()
    await save({ legalName: 'Jequitibá Cafés LLC', expectedUpdatedAt: updatedAt })
    expect(codeOf(await make('operating_agreement'))).toBe(200)
  })

  test('a responsible party who is no owner any more, an agent in another state', async () => {
    const { id, make, url, complete } = await company()
    await complete()
    await t.pool.query(
      'update filing_details set responsible_owner_id = gen_random_uuid() where business_registration_id = $1',
      [id],
    )
    const { updatedAt } = (await t.call('GET', `${url}/detail`, { cookie: agent.cookie })).json().record
    const registeredAgent = 'Agents Inc., 8 The Green, Dover, DE 19901'
    await t.call('PUT', `${url}/record`, {
      cookie: agent.cookie,
      body: { ...record, registeredAgent, expectedUpdatedAt: updatedAt },
    })
    expect((await make('formation_sheet')).json().error.problems).toEqual([
      { code: 'responsible_gone', place: 'filing_details', about: null },
      { code: 'agent_in_other_state', place: 'company_record', about: 'DE' },
    ])
  })

  test('a paper that companies of this type do not have is not found', async () => {
    const { make, list } = await company({ company_type_id: 'partnership', company_name: 'Ipê' })
    expect(codeOf(await make('operating_agreement'))).toEqual([404, 'not_found'])
    expect(codeOf(await make('bylaws'))).toEqual([404, 'not_found'])
    expect(codeOf(await make('nonsense'))).toEqual([400, 'invalid'])
    expect((await list()).json().items.map(({ kind }: { kind: string }) => kind)).toEqual(kindsOfCompany('partnership'))
  })

  test('a rejected company has no papers', async () => {
    const { make, save } = await company({ status: 'rejected' })
    expect((await make('order_checklist')).json().error.problems).toEqual([
      { code: 'rejected', place: 'registration', about: null },
    ])
    expect(codeOf(await save({}))).toEqual([409, 'status_refused'])
  })
})

test('people who make the same paper at once all get a version', async () => {
  const { make } = await company()
  const answers = await Promise.all([make('order_checklist'), make('order_checklist', admin), make('order_checklist')])
  const codes = answers.map((answer) => answer.statusCode)
  expect(codes).toEqual([200, 200, 200])
  const made = answers.map((answer) => answer.json().made)
  expect(new Set(made.map(({ documentId }) => documentId)).size).toBe(1)
  expect(made.map(({ version }) => version).sort()).toEqual([1, 2, 3])
})

test('of thirty at once each is drawn once, after the one before it', async () => {
  const { make } = await company()
  const run = t.services.papers.run.bind(t.services.papers)
  let drawn = 0
  t.services.papers.run = (...given) => {
    drawn += 1
    return run(...given)
  }
  try {
    const answers = await Promise.all(Array.from({ length: 30 }, () => make('order_checklist')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 30 }, () => 200))
    expect(new Set(answers.map((answer) => answer.json().made.version)).size).toBe(30)
  } finally {
    t.services.papers.run = run
  }
  expect(drawn).toBe(30)
})

test('whoever lost the company while a paper was drawn keeps nothing', async () => {
  const { id, make, list } = await company()
  const run = t.services.papers.run.bind(t.services.papers)
  t.services.papers.run = async (...given) => {
    await t.pool.query('update business_registrations set assigned_agent_id = $2 where id = $1', [id, otherAgent.id])
    return run(...given)
  }
  try {
    expect(codeOf(await make('order_checklist'))).toEqual([404, 'not_found'])
  } finally {
    t.services.papers.run = run
  }
  expect(codeOf(await list())).toEqual([404, 'not_found'])
  expect((await list(otherAgent)).json().items[0]).toMatchObject({ kind: 'order_checklist', made: null })
})

test('a paper says what is true when it is kept, not when it was begun', async () => {
  const { id, make, file } = await company()
  const run = t.services.papers.run.bind(t.services.papers)
  let drawn = 0
  t.services.papers.run = async (...given) => {
    drawn += 1
    if (drawn === 1)
      await t.pool.query(`update business_registrations set business_purpose = 'Novo objetivo' where id = $1`, [id])
    return run(...given)
  }
  try {
    const { documentId, version } = (await make('order_checklist')).json().made
    expect([drawn, version]).toEqual([2, 1])
    expect(flat((await file(documentId, 1)).rawPayload)).toContain('Novo objetivo')
  } finally {
    t.services.papers.run = run
  }
})

describe('filing details', () => {
  test('are saved, read with the owners, and audited without what they say', async () => {
    const { id, url, save, owners } = await company()
    const saved = await save({ parValue: '0.0100', legalName: 'Jequitibá Coffee LLC' })
    expect([codeOf(saved), saved.json()]).toMatchObject([
      200,
      { parValue: '0.01', legalName: 'Jequitibá Coffee LLC', companyTypeId: 'llc', owners: [{ id: owners[0]?.id }] },
    ])
    expect((await t.call('GET', `${url}/filing-details`, { cookie: admin.cookie })).json()).toEqual(saved.json())
    expect(saved.json().designators).toContain('LLC')
    const { rows } = await t.pool.query(`select action, details from audit_log where subject_id = $1`, [id])
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ action: 'registration.filingDetailed' })
    expect(JSON.stringify(rows)).not.toContain('Coffee')
  })

  test('of two who save at once the second is told, and a lost answer may be repeated', async () => {
    const { save } = await company()
    const [one, other] = await Promise.all([save({}), save({ fiscalYearEnd: 3 }, admin)])
    expect([codeOf(one), codeOf(other)].filter((code) => code === 200)).toHaveLength(1)
    const won = one.statusCode === 200 ? {} : { fiscalYearEnd: 3 }
    expect(codeOf(await save(won))).toBe(200)
    expect(codeOf(await save({ fiscalYearEnd: 5 }))).toEqual([409, 'conflict'])
  })

  test.each([
    { responsibleOwnerId: '00000000-0000-4000-8000-000000000000' },
    { parValue: '-1' },
    { parValue: '0.00001' },
    { authorizedShares: 0 },
    { authorizedShares: 1.5 },
    { fiscalYearEnd: 13 },
    { legalName: '日本' },
    { management: 'robots' },
    { principalOffice: { country: 'US' } },
    { ssn: '123-45-6789' },
  ])('%j is refused', async (wrong) => expect(codeOf(await (await company()).save(wrong))).toEqual([400, 'invalid']))
})

test('customers and other agents reach none of it', async () => {
  const { url, customer, list, make, show, save } = await company()
  expect([codeOf(await list(customer)), codeOf(await make('order_checklist', customer))]).toEqual([
    [403, 'forbidden'],
    [403, 'forbidden'],
  ])
  expect(codeOf(await show('order_checklist', true, customer))).toEqual([403, 'forbidden'])
  expect(codeOf(await save({}, customer))).toEqual([403, 'forbidden'])
  expect(codeOf(await t.call('GET', `${url}/filing-details`, { cookie: customer.cookie }))).toEqual([403, 'forbidden'])
  for (const answer of [
    await list(otherAgent),
    await make('order_checklist', otherAgent),
    await show('order_checklist', true, otherAgent),
    await save({}, otherAgent),
  ])
    expect(codeOf(answer)).toEqual([404, 'not_found'])
})
