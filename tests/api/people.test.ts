import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#rules/role.ts'
import { browser } from '#tests/support/browser.ts'
import { sendQueued, tokenIn } from '#tests/support/queued-mail.ts'
import { readEvents } from '#tests/support/read-events.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'

let t: TestApp
type Person = Awaited<ReturnType<TestApp['person']>>
let admin: Person
let superadmin: Person
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin')
  superadmin = await t.person('superadmin')
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute()
  t.clock.ahead = 0
})

const DAY = 86_400_000
let n = 0
const fresh = () => `equipe${++n}@example.test`
const create = (cookie: string, body: object) => t.call('POST', '/api/people', { cookie, body })
const setRole = (cookie: string, id: string, role: string) =>
  t.call('POST', `/api/people/${id}/role`, { cookie, body: { role } })
const signIn = (email: string, password: string) =>
  t.call('POST', '/api/auth/sign-in/email', { body: { email, password } })
const choose = (token: string, password: string) =>
  t.call('POST', '/api/auth/reset-password', { body: { token, password } })
const row = (email: string) =>
  t.db
    .selectFrom('profiles')
    .select(['id', 'role', 'email_verified', 'must_change_password'])
    .where('email', '=', email)
    .executeTakeFirst()
const refusals = async () => {
  const { rows } = await t.pool.query(`select actor_id from audit_log where action like 'people.%Refused'`)
  return rows.length
}

describe('an account made by the office', () => {
  test('with a first password that has to be changed', async () => {
    const email = fresh()
    const body = {
      name: 'Lia Costa',
      email: ` ${email.toUpperCase()}`,
      role: 'agent',
      password: PASSWORD,
      requireChange: true,
    }
    const answer = await create(admin.cookie, body)
    expect(answer.statusCode).toBe(201)
    const made = await row(email)
    expect(answer.json()).toMatchObject({ id: made?.id, name: 'Lia Costa', email, role: 'agent', disabled: false })
    expect(made).toMatchObject({ role: 'agent', email_verified: false, must_change_password: true })
    const mails = await sendQueued(t, made?.id)
    expect(mails.map(({ subject }) => subject)).toEqual(['Confirme seu e-mail na Travessia'])
    const { rows } = await t.pool.query(`select actor_id, details from audit_log where subject_id = $1`, [made?.id])
    expect(rows).toEqual([{ actor_id: admin.id, details: { role: 'agent', invited: false } }])
  })

  test('with an invitation: the link sets the password, confirms the address, and works once', async () => {
    const email = fresh()
    expect((await create(admin.cookie, { name: 'Rui Reis', email, role: 'user' })).statusCode).toBe(201)
    const made = await row(email)
    const [mail, ...more] = await sendQueued(t, made?.id)
    expect(more).toEqual([])
    expect([mail?.to, mail?.subject]).toEqual([email, 'Convite para a Travessia'])
    expect(mail?.text).toMatch(/\/redefinir-senha\?convite=1#token=[\w-]{43}\n/)
    expect((await choose(tokenIn(mail), email)).statusCode).toBe(422)
    expect((await choose(tokenIn(mail), PASSWORD)).statusCode).toBe(200)
    expect(await row(email)).toMatchObject({ email_verified: true, must_change_password: false })
    expect((await signIn(email, PASSWORD)).statusCode).toBe(200)
    expect((await choose(tokenIn(mail), 'outro barco 77')).statusCode).toBe(410)
  })

  test('an invitation lasts a week', async () => {
    const email = fresh()
    await create(admin.cookie, { name: 'Rui Reis', email, role: 'user' })
    const [mail] = await sendQueued(t, (await row(email))?.id)
    t.clock.ahead = 7 * DAY + 60_000
    expect((await choose(tokenIn(mail), PASSWORD)).statusCode).toBe(410)
    t.clock.ahead = 6 * DAY
    expect((await choose(tokenIn(mail), PASSWORD)).statusCode).toBe(200)
  })

  test('who lost the invitation recovers the password, and the invitation is void', async () => {
    const email = fresh()
    await create(admin.cookie, { name: 'Rui Reis', email, role: 'user' })
    const id = (await row(email))?.id
    const [invitation] = await sendQueued(t, id)
    await t.call('POST', '/api/auth/request-password-reset', { body: { email } })
    const [reset] = await sendQueued(t, id)
    expect(reset?.subject).toBe('Redefina sua senha da Travessia')
    expect((await choose(tokenIn(reset), PASSWORD)).statusCode).toBe(200)
    expect((await signIn(email, PASSWORD)).statusCode).toBe(200)
    expect((await choose(tokenIn(invitation), 'outro barco 77')).statusCode).toBe(410)
  })

  test('a taken address is said to be taken, and its holder gets no mail', async () => {
    const holder = await t.person('user')
    await sendQueued(t)
    const answer = await create(admin.cookie, { name: 'Lia Costa', email: holder.email, role: 'user' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error).toMatchObject({
      code: 'conflict',
      fields: { email: 'email_taken' },
    })
    expect(await sendQueued(t)).toEqual([])
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ email: 'nada' }, 'email'],
    [{ role: 'root' }, 'role'],
    [{ role: ['user'] }, 'role'],
    [{ password: '12345' }, 'password'],
    [{ requireChange: 'yes' }, 'requireChange'],
    [{ banned: true }, 'banned'],
    [{ email_verified: true }, 'email_verified'],
  ])('is refused with %j', async (wrong, field) => {
    const email = fresh()
    const answer = await create(admin.cookie, { name: 'Lia Costa', email, role: 'user', ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().error.fields)).toContain(field)
    expect(await row(email)).toBeUndefined()
  })

  test('is refused with a password that is too short for staff', async () => {
    const email = fresh()
    const someone = { name: 'Lia Costa', email, password: 'onze letras' }
    for (const role of ['agent', 'admin']) {
      const answer = await create(admin.cookie, { ...someone, role })
      expect([answer.statusCode, answer.json().error.fields]).toEqual([400, { password: 'password_short_staff' }])
    }
    expect(await row(email)).toBeUndefined()
    expect((await create(admin.cookie, { ...someone, role: 'user' })).statusCode).toBe(201)
  })

  test('is refused with a password that is easy to guess', async () => {
    const email = fresh()
    const answer = await create(admin.cookie, { name: 'Lia Costa', email, role: 'user', password: 'password123' })
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'weak_password'])
    expect(await row(email)).toBeUndefined()
  })
})

describe('roles', () => {
  const may: Record<'admin' | 'superadmin', Role[]> = {
    admin: ['user', 'agent', 'admin'],
    superadmin: ['user', 'agent', 'admin', 'superadmin'],
  }
  test.each(['user', 'agent', 'admin', 'superadmin'] as const)('who may make a %s', async (role) => {
    for (const [who, allowed] of Object.entries(may)) {
      const { cookie } = who === 'admin' ? admin : superadmin
      const [email, target] = [fresh(), await t.person(role === 'user' ? 'agent' : 'user')]
      const before = await refusals()
      const made = await create(cookie, { name: 'Lia Costa', email, role })
      const set = await setRole(cookie, target.id, role)
      const ok = allowed.includes(role)
      expect([who, made.statusCode, set.statusCode]).toEqual([who, ok ? 201 : 403, ok ? 200 : 403])
      expect((await row(email))?.role).toBe(ok ? role : undefined)
      expect((await row(target.email))?.role).toBe(ok ? role : target.role)
      expect((await refusals()) - before).toBe(ok ? 0 : 2)
    }
  })

  test('an admin changes no superadmin, and nobody oneself', async () => {
    const other = await t.person('superadmin')
    expect((await setRole(admin.cookie, other.id, 'user')).statusCode).toBe(403)
    expect((await setRole(admin.cookie, admin.id, 'user')).statusCode).toBe(403)
    expect((await setRole(superadmin.cookie, superadmin.id, 'user')).statusCode).toBe(403)
    expect((await row(other.email))?.role).toBe('superadmin')
    expect((await setRole(superadmin.cookie, other.id, 'admin')).statusCode).toBe(200)
    const missing = '00000000-0000-4000-8000-000000000000'
    expect((await setRole(superadmin.cookie, missing, 'admin')).statusCode).toBe(404)
    for (const role of ['root', '', null])
      expect((await setRole(superadmin.cookie, other.id, String(role))).statusCode).toBe(400)
  })

  test('two superadmins who demote each other at once leave one', async () => {
    const [one, two] = [await t.person('superadmin'), await t.person('superadmin')]
    const answers = await Promise.all([setRole(one.cookie, two.id, 'user'), setRole(two.cookie, one.id, 'user')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
  })

  test('a customer who joins the team with a short password chooses a longer one at the next sign-in', async () => {
    const [own, { email }] = [browser(t), await t.person('user')]
    await own.signIn(email)
    const change = (currentPassword: string, newPassword: string) =>
      own.post('/api/account/password', { currentPassword, newPassword })
    expect((await change(PASSWORD, 'gatos!')).statusCode).toBe(200)
    const { id } = (await own.session()).user
    expect((await own.signIn(email, 'gatos!')).json().required).toBeNull()
    await setRole(admin.cookie, id, 'agent')
    // The session that the customer opened with the short password has ended, so it gets no rights of the team.
    expect((await own.get('/api/notifications')).statusCode).toBe(401)
    expect((await own.signIn(email, 'gatos!')).json().required).toBe('password')
    expect((await own.get('/api/notifications')).statusCode).toBe(403)
    expect((await change('gatos!', 'doze letras!')).statusCode).toBe(200)
    expect((await own.signIn(email, 'doze letras!')).json().required).toBeNull()
  })

  test('a new role counts on the next request, closes the live stream and is told', async () => {
    await t.hub.start()
    await t.app.listen({ host: '127.0.0.1', port: 0 })
    const base = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`
    const agent = await t.person('agent')
    const events = await readEvents(base, { cookie: agent.cookie })
    expect((await setRole(admin.cookie, agent.id, 'admin')).json()).toMatchObject({ id: agent.id, role: 'admin' })
    await waitFor('the end of the stream', () => events.state.ended)
    expect(events.events().map(({ event }) => event)).toContain('session.ended')
    expect((await t.call('GET', '/api/people', { cookie: agent.cookie })).statusCode).toBe(200)
    const { items } = (await t.call('GET', '/api/notifications', { cookie: agent.cookie })).json()
    expect(items[0]).toMatchObject({
      title: 'Seu acesso mudou',
      message: 'A partir de agora você entra como administrador.',
    })
    const { rows } = await t.pool.query(
      `select actor_id, details from audit_log where action = 'person.roleChanged' and subject_id = $1`,
      [agent.id],
    )
    expect(rows).toEqual([{ actor_id: admin.id, details: { from: 'agent', to: 'admin', invited: false } }])
    const again = await setRole(admin.cookie, agent.id, 'admin')
    expect([again.statusCode, again.json().role]).toEqual([200, 'admin'])
  })
})

describe('a stranger who signed up with the address of a future colleague', () => {
  const ways = {
    'by the role alone': (id: string, role: string) => setRole(admin.cookie, id, role),
    'on the page of the person': async (id: string, role: string) => {
      const { version } = (await t.call('GET', `/api/people/${id}`, { cookie: admin.cookie })).json()
      const body = { name: 'Nova Agente', role, expectedVersion: version }
      return t.call('PUT', `/api/people/${id}`, { cookie: admin.cookie, body })
    },
  }
  test.each(Object.entries(ways))('does not enter when the office gives the role %s', async (_way, give) => {
    const email = fresh()
    const stranger = browser(t)
    const { id } = (await stranger.signUp(email)).json().user
    await t.db.updateTable('profiles').set({ phone: '+5511999990000' }).where('id', '=', id).execute()
    await sendQueued(t, id)
    expect((await create(admin.cookie, { name: 'Nova Agente', email, role: 'agent' })).statusCode).toBe(409)
    expect((await give(id, 'agent')).statusCode).toBe(200)
    expect((await stranger.get('/api/notifications')).statusCode).toBe(401)
    expect((await signIn(email, PASSWORD)).statusCode).toBe(401)
    const { phone } = await t.db.selectFrom('profiles').select('phone').where('id', '=', id).executeTakeFirstOrThrow()
    expect(phone).toBeNull()
    const mails = await sendQueued(t, id)
    const invitation = mails.find(({ subject }) => subject === 'Convite para a Travessia')
    expect(invitation?.to).toBe(email)
    expect((await choose(tokenIn(invitation), 'a senha da agente 9')).statusCode).toBe(200)
    expect((await signIn(email, 'a senha da agente 9')).json().user).toMatchObject({
      role: 'agent',
      emailVerified: true,
    })
  })

  test('a confirmed account keeps its password and factors, and its sessions unless it joins the team', async () => {
    const alive = async ({ cookie }: Person) => (await t.call('GET', '/api/notifications', { cookie })).statusCode
    const [person, agent] = [await t.person('user'), await t.person('agent')]
    expect((await setRole(admin.cookie, person.id, 'agent')).statusCode).toBe(200)
    expect((await setRole(admin.cookie, agent.id, 'admin')).statusCode).toBe(200)
    expect([await alive(person), await alive(agent)]).toEqual([401, 200])
    expect((await signIn(person.email, PASSWORD)).json().user).toMatchObject({ role: 'agent' })
  })
})

describe('signing somebody out', () => {
  const end = (cookie: string, id: string) => t.call('POST', `/api/people/${id}/end-sessions`, { cookie })
  const alive = async (cookie: string) => (await t.call('GET', '/api/notifications', { cookie })).statusCode

  test('ends every session at once; the person may sign in again', async () => {
    const person = await t.person('user')
    const second = await t.openSession(person.id)
    expect((await end(admin.cookie, person.id)).json()).toEqual({ ok: true })
    expect([await alive(person.cookie), await alive(second), await alive(admin.cookie)]).toEqual([401, 401, 200])
    expect((await signIn(person.email, PASSWORD)).statusCode).toBe(200)
  })

  test('is not for an admin to do to a superadmin, nor to oneself', async () => {
    expect((await end(admin.cookie, superadmin.id)).statusCode).toBe(403)
    expect((await end(admin.cookie, admin.id)).statusCode).toBe(403)
    expect([await alive(superadmin.cookie), await alive(admin.cookie)]).toEqual([200, 200])
  })
})
