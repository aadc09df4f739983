import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { aPayment } from '#demo/factories/payment.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { aTicket } from '#demo/factories/ticket.ts'
import { sendQueued } from '#tests/support/queued-mail.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
type Person = Awaited<ReturnType<TestApp['person']>>
let admin: Person
let other: Person
let superadmin: Person
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Beatriz Fontes' })
  other = await t.person('admin', { name: 'Davi Rocha' })
  superadmin = await t.person('superadmin', { name: 'Otávio Lemos' })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute()
  t.clock.ahead = 0
})

const get = (path: string, who = admin) => t.call('GET', `/api/people${path}`, { cookie: who.cookie })
const post = (path: string, body: object = {}, who = admin) =>
  t.call('POST', `/api/people${path}`, { cookie: who.cookie, body })
const save = (id: string, body: object, who = admin) => t.call('PUT', `/api/people/${id}`, { cookie: who.cookie, body })
const actionsAbout = async (id: string) => {
  const { rows } = await t.pool.query(
    `select action, actor_id from audit_log where subject_id = $1 and actor_id is not null order by id`,
    [id],
  )
  return rows
}
const signIn = (email: string) => t.call('POST', '/api/auth/sign-in/email', { body: { email, password: PASSWORD } })

describe('the list', () => {
  test('of disabled accounts holds these alone, searched and by role', async () => {
    const [kept, gone, agent] = [
      await t.person('user', { name: 'Zuleica Bastos' }),
      await t.person('user', { name: 'Zuleica Mourão' }),
      await t.person('agent', { name: 'Zuleica Prates' }),
    ]
    for (const { id } of [gone, agent]) await post(`/${id}/disable`)
    const ids = async (query: string) =>
      ((await get(`?${query}`)).json().items as { id: string }[]).map(({ id }) => id).sort()
    expect(await ids('search=zuleica')).toEqual([kept.id, gone.id, agent.id].sort())
    expect(await ids('disabled=true')).toEqual([gone.id, agent.id].sort())
    expect(await ids('disabled=true&search=ZULEICA+mourao')).toEqual([gone.id])
    expect(await ids('disabled=true&role=agent')).toEqual([agent.id])
    expect((await get('?disabled=maybe')).statusCode).toBe(400)
  })
})

describe('the page of a person', () => {
  test('has profile, state and the newest of everything, also of a disabled account', async () => {
    const customer = await t.person('user', { name: 'Caio Lima' })
    const company = await aRegistration(t.context, { user_id: customer.id, company_name: 'Ipê LLC' })
    const payment = await aPayment(t.context, company)
    const paper = await aDocument(t.context, company.id, { name: 'Passaporte' })
    const ticket = await aTicket(t.context, customer.id, { subject: 'Dúvida' })
    const watcher = await t.person('superadmin', { name: 'Olga Lemos' })
    await t.call('POST', '/api/impersonation', {
      cookie: watcher.cookie,
      body: { userId: customer.id, reason: 'Chamado 12' },
    })
    await post(`/${customer.id}/disable`, { reason: 'Pediu por telefone' })
    expect((await get(`/${customer.id}`)).json()).toMatchObject({
      name: 'Caio Lima',
      email: customer.email,
      role: 'user',
      disabled: true,
      disabledReason: 'Pediu por telefone',
      emailVerified: true,
      twoFactor: false,
      version: 1,
      editedBy: null,
    })
    const answer = await get(`/${customer.id}/records`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      registrations: [{ id: company.id, companyName: 'Ipê LLC', status: 'pending', paid: false }],
      payments: [{ id: payment.id, company: { id: company.id, name: 'Ipê LLC' } }],
      documents: [{ id: paper.id, name: 'Passaporte', company: { id: company.id } }],
      tickets: [{ id: ticket.id, subject: 'Dúvida' }],
      accesses: [{ by: 'Olga Lemos', as: 'Caio Lima', reason: 'Chamado 12' }],
      audit: [
        { action: 'account.disabled', by: 'Beatriz Fontes', acting: false },
        { action: 'impersonation.started', by: 'Olga Lemos' },
        { action: 'account.created', by: null },
      ],
    })
    expect((await get(`/${watcher.id}/records`)).json().accesses).toMatchObject([{ as: 'Caio Lima' }])
  })

  test('of an agent shows the companies that the agent works on, at most five of each', async () => {
    const [agent, customer] = [await t.person('agent'), await t.person('user')]
    for (let n = 0; n < 7; n++)
      await aRegistration(t.context, { user_id: customer.id, assigned_agent_id: agent.id, paid_at: t.context.now })
    const { registrations } = (await get(`/${agent.id}/records`)).json()
    expect(registrations).toHaveLength(5)
    expect(registrations[0]).toMatchObject({ paid: true })
  })

  test('is not found for nobody and for an erased account', async () => {
    const gone = await t.person('user')
    await t.db.updateTable('profiles').set({ erased_at: t.context.now }).where('id', '=', gone.id).execute()
    for (const id of [t.context.newId(), gone.id])
      for (const part of ['', '/records', '/sign-ins', '/devices'])
        expect((await get(`/${id}${part}`)).statusCode).toBe(404)
  })
})

describe('editing a person', () => {
  test('changes name and role, says who did it, and is audited', async () => {
    const person = await t.person('user', { name: 'Lia Costa' })
    const answer = await save(person.id, { name: 'Lia C. Moura', role: 'agent', expectedVersion: 1 })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { name: 'Lia C. Moura', role: 'agent', editedBy: 'Beatriz Fontes' },
    ])
    expect(await actionsAbout(person.id)).toEqual([
      { action: 'person.saved', actor_id: admin.id },
      { action: 'person.roleChanged', actor_id: admin.id },
    ])
  })

  test('of two at once the second is told, nothing is overwritten, and a repeated try is answered', async () => {
    const person = await t.person('user', { name: 'Rui Reis' })
    const { version } = (await get(`/${person.id}`)).json()
    expect((await save(person.id, { name: 'Rui A.', role: 'user', expectedVersion: version })).statusCode).toBe(200)
    expect((await save(person.id, { name: 'Rui A.', role: 'user', expectedVersion: version })).statusCode).toBe(200)
    const late = await save(person.id, { name: 'Rui B.', role: 'user', expectedVersion: version }, other)
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'conflict'])
    const now = (await get(`/${person.id}`, other)).json()
    expect(now).toMatchObject({ name: 'Rui A.', editedBy: 'Beatriz Fontes' })
    const again = await save(person.id, { name: 'Rui B.', role: 'user', expectedVersion: now.version }, other)
    expect(again.json()).toMatchObject({ name: 'Rui B.', editedBy: 'Davi Rocha' })
  })

  test('a name that the person changed meanwhile counts as well', async () => {
    const person = await t.person('user', { name: 'Nina Prado' })
    await t.call('PUT', '/api/account/profile', { cookie: person.cookie, body: { name: 'Nina P.', phone: '' } })
    expect((await save(person.id, { name: 'Outra', role: 'user', expectedVersion: 1 })).statusCode).toBe(409)
    expect((await get(`/${person.id}`)).json()).toMatchObject({ name: 'Nina P.', editedBy: 'Nina P.' })
  })

  test('beyond the own rank is refused and recorded', async () => {
    const person = await t.person('user')
    for (const [id, role] of [
      [person.id, 'superadmin'],
      [superadmin.id, 'superadmin'],
      [admin.id, 'admin'],
    ] as const) {
      const answer = await save(id, { name: 'Ana', role, expectedVersion: 1 })
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'forbidden'])
      expect((await actionsAbout(id)).at(-1)).toEqual({ action: 'people.saveRefused', actor_id: admin.id })
    }
    expect(
      (await save(person.id, { name: 'Ana', role: 'superadmin', expectedVersion: 1 }, superadmin)).json().role,
    ).toBe('superadmin')
  })
})

describe('the link to another password', () => {
  test('is mailed, audited and limited like the one that the person asks for', async () => {
    const person = await t.person('user')
    await sendQueued(t, person.id)
    expect((await post(`/${person.id}/reset-link`)).statusCode).toBe(200)
    const mails = await sendQueued(t, person.id)
    expect(mails.map(({ subject }) => subject)).toEqual(['Redefina sua senha da Travessia'])
    expect((await actionsAbout(person.id)).at(-1)).toEqual({ action: 'person.resetLinkSent', actor_id: admin.id })
    const soon = await post(`/${person.id}/reset-link`)
    expect([soon.statusCode, soon.json().error.reason]).toEqual([429, 'reset_lately'])
    t.clock.ahead = 60_000
    expect((await post(`/${person.id}/reset-link`)).statusCode).toBe(200)
  })

  test('is refused for a disabled account, a superadmin and oneself', async () => {
    const person = await t.person('user')
    await post(`/${person.id}/disable`)
    expect((await post(`/${person.id}/reset-link`)).json().error.reason).toBe('reset_disabled')
    for (const { id } of [superadmin, admin]) expect((await post(`/${id}/reset-link`)).statusCode).toBe(403)
  })
})

describe('sign-ins and devices', () => {
  test('are listed page by page, and one device or all can be ended', async () => {
    const person = await t.person('user')
    for (let n = 0; n < 3; n++) {
      t.clock.ahead = n * 1000
      expect((await signIn(person.email)).statusCode).toBe(200)
    }
    const first = (await get(`/${person.id}/sign-ins?limit=2`)).json()
    expect(first.items).toHaveLength(2)
    const rest = (await get(`/${person.id}/sign-ins?limit=2&cursor=${first.nextCursor}`)).json()
    expect([rest.items.length, rest.nextCursor]).toEqual([1, null])
    const seen: { newDevice: boolean }[] = [...first.items, ...rest.items]
    // The first sign-in of an account does not count as a new device.
    expect(seen.map(({ newDevice }) => newDevice)).toEqual([true, true, false])
    const devices = (await get(`/${person.id}/devices`)).json().items
    expect(devices).toHaveLength(4)
    expect(devices[0]).toMatchObject({ current: false, actingAs: null })
    expect((await post(`/${person.id}/devices/${devices[0].id}/end`)).statusCode).toBe(200)
    expect((await post(`/${person.id}/devices/${devices[0].id}/end`)).statusCode).toBe(404)
    expect((await get(`/${person.id}/devices`)).json().items).toHaveLength(3)
    expect((await actionsAbout(person.id)).at(-1)).toEqual({ action: 'person.deviceEnded', actor_id: admin.id })
    await post(`/${person.id}/end-sessions`)
    expect((await get(`/${person.id}/devices`)).json().items).toEqual([])
    expect((await t.call('GET', '/api/account', { cookie: person.cookie })).statusCode).toBe(401)
  })

  test('a device of somebody else is not found, and those of a superadmin are not for admins', async () => {
    const [person, stranger] = [await t.person('user'), await t.person('user')]
    const [device] = (await get(`/${stranger.id}/devices`)).json().items
    expect((await post(`/${person.id}/devices/${device.id}/end`)).statusCode).toBe(404)
    for (const part of ['sign-ins', 'devices']) expect((await get(`/${superadmin.id}/${part}`)).statusCode).toBe(403)
    expect((await get(`/${superadmin.id}/devices`, superadmin)).statusCode).toBe(200)
  })
})
