import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { systemContext } from '#server/context.ts'
import { codeOf } from '#tests/support/duty-scene.ts'
import { foreignWords } from '#tests/support/foreign-words.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { errorOf, type PurchaseScene, purchaseScene, sessionIn } from '#tests/support/purchase-scene.ts'
import { ORIGIN, type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let scene: PurchaseScene
beforeAll(async () => {
  t = await testApp()
  scene = await purchaseScene(t)
})
afterAll(() => t.close())
beforeEach(() => scene.on('2026-09-01'))

const REPORT = 'Relatório anual do estado: Relatório anual e imposto de licença (Annual Report and license tax), 2027'
const wyoming = () => scene.client('2026-08-10', { state_id: 'wyoming' })

describe('what can be ordered for a formed company', () => {
  test('stands with its price: our own, and the fee of the state where it is passed on', async () => {
    const client = await wyoming()
    const { companyName, plan, open, dissolvedOn, offers, purchases } = await client.services()
    expect([companyName, open, dissolvedOn, purchases]).toEqual([client.company_name, true, null, []])
    expect(plan).toEqual({ id: client.package_id, name: 'Profissional' })
    const inShort = offers.map(({ name, duty, priceCents, feeCents, totalCents }) => [
      ...[name, duty && `${duty.period} ${duty.dueOn}`, priceCents, feeCents, totalCents],
    ])
    expect(inShort).toEqual([
      ['Agente registrado por mais um ano', '2027 2027-08-10', 12_500, 0, 12_500],
      ['Relatório anual do estado', '2027 2027-08-01', 9900, 6000, 15_900],
      ['Pacote 5472 com 1120 pro forma', '2026 2027-04-15', 29_900, 0, 29_900],
      ['Tradução certificada', null, 14_900, 0, 14_900],
      ['Pedido de ITIN', null, 34_900, 0, 34_900],
      ['Dissolução da empresa', null, 24_900, 0, 24_900],
    ])
  })

  test('is in the language of whoever reads', async () => {
    const client = await wyoming()
    const body = { language: 'en_US', timeZone: 'America/New_York' }
    await t.call('PUT', '/api/account/preferences', { cookie: client.customer.cookie, body })
    const { offers, upgrades } = await client.services()
    const words = [
      ...offers.map(({ name, description }) => `${name} ${description}`),
      ...upgrades.flatMap((one) => one.features),
    ]
    expect(foreignWords(words.join(' '), 'en_US')).toEqual([])
    expect(offers[1]?.duty?.name).toBe('Annual Report and license tax')
  })

  test('is offered to a company that is not formed yet as far as it needs no duty and no company to end', async () => {
    const client = await scene.client(null, { status: 'in_review' })
    expect((await client.services()).offers.map(({ name }) => name)).toEqual(['Tradução certificada', 'Pedido de ITIN'])
    expect((await client.services()).renewals).toEqual([])
  })

  test('costs, once the day is over, what being late costs', async () => {
    const client = await scene.client('2026-08-10')
    expect(await client.offer('annual_report')).toMatchObject({ feeCents: 13_875, totalCents: 13_875 + 9900 })
    await scene.on('2027-05-01')
    expect(await client.offer('annual_report')).toMatchObject({ feeCents: 13_875 })
    await scene.on('2027-05-02')
    expect(await client.offer('annual_report')).toMatchObject({ feeCents: 53_875, totalCents: 53_875 + 9900 })
    const { purchaseId } = await client.buy('annual_report')
    expect(await client.purchases()).toMatchObject([{ id: purchaseId, price: 9900, state_fee: 53_875, status: 'paid' }])
  })

  test('says so where nobody knows the fee, and asks for our price alone', async () => {
    const client = await wyoming()
    await t.owner.query(`update duties set amount = null where business_registration_id = $1`, [client.id])
    const offer = await client.offer('annual_report')
    expect(offer).toMatchObject({ priceCents: 9900, feeCents: null, totalCents: 9900 })
    await client.buy('annual_report')
    expect(await client.payments()).toMatchObject([{ amount: 9900, plan_price: 9900, state_fee: 0 }])
  })
})

test('a service is ordered, paid, worked on and delivered, and with it the duty is done', async () => {
  const client = await wyoming()
  const { customer, id } = client
  const { purchaseId, session, shown } = await client.order('annual_report')
  expect(await client.purchases()).toMatchObject([
    {
      id: purchaseId,
      status: 'unpaid',
      price: 9900,
      state_fee: 6000,
      agent_id: scene.agent.id,
      duty_id: shown.duty?.id,
    },
  ])
  expect((await client.duty('state_report')).status).toBe('open')
  expect(await scene.told(customer.id)).toEqual([])
  const page = await t.call('GET', `/api/test-payments/${session}`, { cookie: customer.cookie })
  expect(page.json()).toEqual({
    companyName: client.company_name,
    items: [
      { name: REPORT, amountCents: 9900 },
      { name: 'Taxa do órgão (repassada)', amountCents: 6000 },
    ],
    totalCents: 15_900,
    state: 'open',
  })

  // The payment gives the agent a task and notifies customer and agent.
  const paid = await scene.decide(session, customer)
  expect(paid.json()).toEqual({ url: `${ORIGIN}/user/services?payment=success` })
  expect((await client.duty('state_report')).status).toBe('in_progress')
  expect(await scene.told(customer.id)).toMatchObject([{ kind: 'serviceOrdered' }])
  const waits = await scene.told(scene.agent.id)
  expect(waits.filter(({ message }) => message.includes(client.company_name))).toMatchObject([{ kind: 'serviceWaits' }])
  const task = (await scene.list('todo')).find((one: { id: string }) => one.id === purchaseId)
  expect(task).toMatchObject({
    ...{ name: 'Relatório anual do estado', status: 'paid', totalCents: null, registrationId: id },
    ...{ companyName: client.company_name, state: 'Wyoming', dueOn: '2027-08-01', agent: { id: scene.agent.id } },
    duty: { name: 'Relatório anual e imposto de licença (Annual Report and license tax)', period: 2027 },
  })

  // The payments list and the invoice name the purchase.
  const { items, totals } = (await t.call('GET', '/api/payments', { cookie: customer.cookie })).json()
  expect(items).toMatchObject([
    { purchaseId, description: REPORT, amountCents: 15_900, status: 'paid', payable: false },
    { purchaseId: null, description: 'Plano Profissional: abertura de LLC' },
  ])
  expect(totals).toEqual({ paidCents: 15_900 + client.formation.amount, pendingCents: 0 })
  const invoice = await t.call('GET', `/api/payments/${items[0].id}/invoice`, { cookie: customer.cookie })
  const text = pdfText(invoice.rawPayload).replaceAll('\u00a0', ' ').replaceAll(' \n', ' ')
  for (const part of [REPORT, 'Taxa do órgão (repassada)', 'US$ 99,00', 'US$ 60,00', 'US$ 159,00'])
    expect(text).toContain(part)
  expect(text).not.toContain('abertura')

  // Starting and finishing are each recorded once, although each call is repeated.
  expect([await scene.start(purchaseId), await scene.start(purchaseId)].map(codeOf)).toEqual([200, 200])
  expect(await scene.audited(id, 'purchase.started')).toHaveLength(1)
  const paper = await aDocument(systemContext(t.services, 'test'), id, {
    name: 'Comprovante do relatório',
    status: 'approved',
  })
  const said = { receipt: 'WY-2027-1', documentId: paper.id }
  expect(codeOf(await scene.finish(purchaseId, said))).toBe(200)
  expect(codeOf(await scene.finish(purchaseId, said))).toBe(200)
  expect(await scene.audited(id, 'purchase.finished')).toHaveLength(1)
  const duty = await client.duty('state_report')
  expect(duty).toMatchObject({ status: 'done', receipt: 'WY-2027-1', document: { id: paper.id } })
  expect((await client.services()).purchases).toMatchObject([
    {
      id: purchaseId,
      status: 'done',
      receipt: 'WY-2027-1',
      document: { id: paper.id, name: 'Comprovante do relatório' },
    },
  ])
  expect((await scene.told(customer.id)).map(({ kind }) => kind)).toEqual(['serviceOrdered', 'serviceDone'])
  expect(await scene.list('todo')).not.toContainEqual(expect.objectContaining({ id: purchaseId }))
  expect(await scene.list('done')).toContainEqual(expect.objectContaining({ id: purchaseId, status: 'done' }))
  expect(errorOf(await scene.finish(purchaseId, { receipt: 'WY-2' }))).toEqual([409, 'conflict', 'purchase_not_open'])
})

describe('delivering', () => {
  test('is for what was paid, with a paper of the same company that the customer sees', async () => {
    const client = await wyoming()
    const other = await wyoming()
    const context = systemContext(t.services, 'test')
    const { purchaseId } = await client.order('certified_translation')
    const closed = [409, 'conflict', 'purchase_not_open']
    expect(errorOf(await scene.start(purchaseId))).toEqual(closed)
    expect(errorOf(await scene.finish(purchaseId))).toEqual(closed)
    const bought = await client.buy('itin')
    const foreign = await aDocument(context, other.id, { status: 'approved' })
    const hidden = await aDocument(context, client.id, { status: 'approved', customer_sees: false })
    for (const documentId of [foreign.id, hidden.id, randomUUID()])
      expect(errorOf(await scene.finish(bought.purchaseId, { documentId }))).toEqual([
        ...[400, 'invalid', { documentId: 'invalid' }],
      ])
    expect(errorOf(await scene.finish(bought.purchaseId, { receipt: ' ' }))).toEqual([
      400,
      'invalid',
      { receipt: 'required' },
    ])
    expect(codeOf(await scene.finish(bought.purchaseId))).toBe(200)
  })

  test('is not for another agent, nor for the customer', async () => {
    const client = await wyoming()
    const { purchaseId } = await client.buy('itin')
    const [other, customer] = [await t.person('agent'), client.customer]
    await scene.staySignedIn()
    for (const who of [other, customer]) {
      expect((await scene.start(purchaseId, who)).statusCode).toBe(who === other ? 404 : 403)
      expect((await scene.finish(purchaseId, {}, who)).statusCode).toBe(who === other ? 404 : 403)
    }
    expect(await scene.list('todo', other)).toEqual([])
    expect(codeOf(await scene.finish(purchaseId, {}, scene.admin))).toBe(200)
  })

  test('leaves a duty that somebody settled meanwhile as it is', async () => {
    const client = await wyoming()
    const { purchaseId } = await client.buy('annual_report')
    const settled = await scene.setStatus(
      await client.duty('state_report'),
      { status: 'done', receipt: 'MEU-1' },
      client.customer,
    )
    expect(codeOf(settled)).toBe(200)
    expect(codeOf(await scene.finish(purchaseId, { receipt: 'WY-9' }))).toBe(200)
    expect(await client.duty('state_report')).toMatchObject({ status: 'done', receipt: 'MEU-1' })
  })

  test('the end of a company takes its day, which no other service has', async () => {
    const client = await wyoming()
    const ending = await client.buy('dissolution')
    const ends = (purchaseId: string, dissolvedOn: string | null) => scene.finish(purchaseId, { dissolvedOn })
    expect(errorOf(await ends(ending.purchaseId, null))).toEqual([400, 'invalid', { dissolvedOn: 'required' }])
    expect(errorOf(await ends(ending.purchaseId, '2026-09-02'))).toEqual([
      400,
      'invalid',
      { dissolvedOn: 'future_day' },
    ])
    expect(errorOf(await ends(ending.purchaseId, '2026-08-09'))).toEqual([
      ...[400, 'invalid', { dissolvedOn: 'before_formation' }],
    ])
    const other = await client.buy('itin')
    expect(errorOf(await ends(other.purchaseId, '2026-08-31'))).toEqual([400, 'invalid', { dissolvedOn: 'invalid' }])
    expect(codeOf(await ends(ending.purchaseId, '2026-08-31'))).toBe(200)
    const { dissolvedOn, renewals } = await client.services()
    expect(dissolvedOn).toBe('2026-08-31')
    expect(renewals.every(({ stopped }) => stopped?.because === 'dissolution')).toBe(true)
    const { items } = await client.get()
    const open = items.filter(({ status }) => status === 'open').map(({ code }) => code)
    expect(open).toEqual(['be13', 'form_5472', 'irpf'])
  })

  test('moves with the company to its next agent; without one the office is told', async () => {
    const client = await scene.client('2026-08-10', { state_id: 'wyoming', assigned_agent_id: null })
    const { purchaseId } = await client.buy('itin')
    const heard = await scene.told(scene.admin.id)
    expect(heard.filter(({ message }) => message.includes(client.company_name))).toMatchObject([
      { kind: 'serviceWaits' },
    ])
    expect(await scene.list('todo')).not.toContainEqual(expect.objectContaining({ id: purchaseId }))
    await t.owner.query('update business_registrations set assigned_agent_id = $2 where id = $1', [
      client.id,
      scene.agent.id,
    ])
    expect(await scene.list('todo')).toContainEqual(expect.objectContaining({ id: purchaseId }))
  })
})

test('what waits is listed page by page, the longest waiting first', async () => {
  const client = await wyoming()
  const bought: string[] = []
  for (const [hour, key] of ['itin', 'certified_translation', 'form_5472'].entries()) {
    const { purchaseId } = await client.buy(key)
    const at = new Date(Date.UTC(2020, 0, 1, hour))
    await t.owner.query('update purchases set paid_at = $2 where id = $1', [purchaseId, at])
    bought.push(purchaseId)
  }
  const seen: string[] = []
  let cursor: string | null = ''
  for (let page = 0; page < 3 && cursor !== null; page++) {
    const more: string = cursor ? `&cursor=${cursor}` : ''
    const answer = await t.call('GET', `/api/purchases?limit=1${more}`, { cookie: scene.agent.cookie })
    seen.push(...answer.json().items.map((one: { id: string }) => one.id))
    cursor = answer.json().nextCursor
  }
  expect(seen).toEqual(bought)
})

test('what costs nothing is there at once, without a page of the provider', async () => {
  const client = await wyoming()
  const { id } = scene.extra('certified_translation')
  await t.owner.query('update extras set price = 0 where id = $1', [id])
  try {
    const answer = await client.create({ kind: 'extra', extraId: id, dutyId: null }, 0)
    expect(answer.json()).toEqual({ url: `${ORIGIN}/user/services?payment=success` })
    expect(sessionIn(answer.json().url)).not.toMatch(/^test_/)
    expect(await client.purchases()).toMatchObject([{ status: 'paid' }])
    expect(await client.payments()).toMatchObject([{ amount: 0, payment_status: 'paid', payment_method: 'none' }])
  } finally {
    await t.owner.query('update extras set price = 14900 where id = $1', [id])
  }
})
