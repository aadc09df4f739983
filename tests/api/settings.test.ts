import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute()
})

const read = async (cookie: string) => (await t.call('GET', '/api/account', { cookie })).json()
const put = (path: string, cookie: string, body: object) => t.call('PUT', `/api/account/${path}`, { cookie, body })

describe('what is stored', () => {
  // The expected values are written by hand after G3.
  test('a new account begins with mail on, SMS off, Portuguese and the time of São Paulo', async () => {
    const { cookie, email } = await t.person('user', { emailVerified: false })
    expect(await read(cookie)).toEqual({
      name: 'Ana Prado',
      email,
      emailVerified: false,
      phone: '',
      emailChange: null,
      notifications: { email: true, sms: false, documents: true, payments: true },
      smsAvailable: false,
      preferences: { language: 'pt_BR', timeZone: 'America/Sao_Paulo' },
      twoFactor: { enabled: false, recoveryCodesLeft: 0, mandatory: false, resetAt: null },
    })
  })

  test('name and phone are kept, for oneself only', async () => {
    const [one, other] = [await t.person('user'), await t.person('user')]
    const saved = await put('profile', one.cookie, { name: '  Lia Nova ', phone: ' +55 11 91234-5678 ' })
    expect(saved.json()).toMatchObject({ name: 'Lia Nova', phone: '+55 11 91234-5678' })
    expect(await read(one.cookie)).toMatchObject({ name: 'Lia Nova', phone: '+55 11 91234-5678' })
    expect(await read(other.cookie)).toMatchObject({ name: 'Ana Prado', phone: '' })
    expect((await put('profile', one.cookie, { name: 'Lia Nova', phone: '' })).json().phone).toBe('')
  })

  test('the session carries language and time zone from the next request on', async () => {
    const { cookie } = await t.person('user')
    const before = await t.call('GET', '/api/session', { cookie })
    expect(before.json().user).toMatchObject({ language: 'pt_BR', timeZone: 'America/Sao_Paulo' })
    const saved = await put('preferences', cookie, { language: 'en_US', timeZone: 'America/New_York' })
    expect(saved.json().preferences).toEqual({ language: 'en_US', timeZone: 'America/New_York' })
    const after = await t.call('GET', '/api/session', { cookie })
    expect(after.json().user).toMatchObject({ language: 'en_US', timeZone: 'America/New_York' })
  })

  test('which notifications are sent is kept', async () => {
    const { cookie, id } = await t.person('user')
    const choice = { email: false, sms: true, documents: false, payments: true }
    expect((await put('notifications', cookie, choice)).json().notifications).toEqual(choice)
    expect((await read(cookie)).notifications).toEqual(choice)
    const rows = await t.db.selectFrom('audit_log').select('action').where('subject_id', '=', id).execute()
    expect(rows.map(({ action }) => action)).toContain('account.notificationsSaved')
  })

  test('a second factor that the settings ask of staff is said to be mandatory', async () => {
    const [agent, user] = [await t.person('agent'), await t.person('user')]
    await t.pool.query(`update profiles set two_factor_enabled = true where id = $1`, [agent.id])
    await t.pool.query('update site_settings set require_two_factor = true')
    try {
      expect((await read(agent.cookie)).twoFactor).toMatchObject({ enabled: true, mandatory: true })
      expect((await read(user.cookie)).twoFactor).toMatchObject({ enabled: false, mandatory: false })
    } finally {
      await t.pool.query('update site_settings set require_two_factor = false')
    }
  })
})

describe('refused', () => {
  const names = { name: 'Ana Prado', phone: '' }
  test.each([
    ['profile', { ...names, name: '' }, 'name'],
    ['profile', { ...names, name: '   ' }, 'name'],
    ['profile', { ...names, name: 'a'.repeat(201) }, 'name'],
    ['profile', { ...names, name: 'Ana\u202e' }, 'name'],
    ['profile', { ...names, phone: 'ligue para mim' }, 'phone'],
    ['profile', { ...names, phone: '123' }, 'phone'],
    ['profile', { name: 'Ana Prado' }, 'phone'],
    ['profile', { ...names, role: 'superadmin' }, 'role'],
    ['profile', { ...names, email: 'x@example.test' }, 'email'],
    ['profile', { ...names, email_verified: true }, 'email_verified'],
    ['profile', { ...names, banned: false }, 'banned'],
    ['preferences', { language: 'fr_FR', timeZone: 'Asia/Tokyo' }, 'language'],
    ['preferences', { language: 'pt_BR', timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['preferences', { language: ['pt_BR'], timeZone: 'Asia/Tokyo' }, 'language'],
    ['notifications', { email: 'yes', sms: false, documents: true, payments: true }, 'email'],
    ['notifications', { email: true, sms: false, documents: true, payments: true, user_id: 'x' }, 'user_id'],
  ])('%s %j, because of %s', async (path, body, field) => {
    const { cookie } = await t.person('user')
    const before = await read(cookie)
    const answer = await put(path, cookie, body)
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid'])
    expect(Object.keys(answer.json().error.fields)).toContain(field)
    expect(await read(cookie)).toEqual(before)
  })
})

describe('devices', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'
  const devices = async (cookie: string): Promise<{ id: string; device: string; ip: string; current: boolean }[]> =>
    (await t.call('GET', '/api/account/devices', { cookie })).json().items
  const end = (cookie: string, id: string) => t.call('POST', `/api/account/devices/${id}/end`, { cookie })
  const alive = async (cookie: string) => (await t.call('GET', '/api/notifications', { cookie })).statusCode

  test('are listed in words, with the one in use marked, and nothing of anybody else', async () => {
    const [me, other] = [await t.person('user'), await t.person('user')]
    await t.openSession(me.id)
    await t.pool.query(`update sessions set user_agent = $1, ip_address = '203.0.113.7' where user_id = $2`, [
      chrome,
      me.id,
    ])
    const list = await devices(me.cookie)
    expect(list).toHaveLength(2)
    expect(list.filter(({ current }) => current)).toHaveLength(1)
    expect(list[0]).toMatchObject({ device: 'Chrome no Android', ip: '203.0.113.7' })
    expect(Object.keys(list[0] ?? {}).sort()).toEqual([
      'actingAs',
      'createdAt',
      'current',
      'device',
      'id',
      'ip',
      'lastActiveAt',
    ])
    expect(await devices(other.cookie)).toHaveLength(1)
  })

  test('that were idle for too long are not listed', async () => {
    const me = await t.person('user')
    await t.openSession(me.id)
    const kept = (await devices(me.cookie)).find(({ current }) => current)
    await t.pool.query(
      `update sessions set last_active_at = now() - interval '8 days' where user_id = $1 and id <> $2`,
      [me.id, kept?.id],
    )
    expect(await devices(me.cookie)).toHaveLength(1)
  })

  test('one is ended at once, this one is not, and of others nothing is known', async () => {
    const [me, other] = [await t.person('user'), await t.person('user')]
    const second = await t.openSession(me.id)
    const list = await devices(me.cookie)
    const [mine, far] = [list.find(({ current }) => current), list.find(({ current }) => !current)]
    const foreign = (await devices(other.cookie))[0]
    const refused = await end(me.cookie, foreign?.id ?? '')
    const missing = await end(me.cookie, randomUUID())
    const shape = (body: string) => body.replace(/"requestId":"[^"]+"/, '')
    expect([refused.statusCode, shape(refused.body)]).toEqual([404, shape(missing.body)])
    const self = await end(me.cookie, mine?.id ?? '')
    expect([self.statusCode, self.json().error.message]).toEqual([
      409,
      'Este é o aparelho que você está usando. Para sair dele, use Sair.',
    ])
    expect((await end(me.cookie, far?.id ?? '')).statusCode).toBe(200)
    expect([await alive(me.cookie), await alive(second), await alive(other.cookie)]).toEqual([200, 401, 200])
    expect((await end(me.cookie, far?.id ?? '')).statusCode).toBe(404)
  })

  test('all others end together', async () => {
    const me = await t.person('user')
    const others = [await t.openSession(me.id), await t.openSession(me.id)]
    expect((await t.call('POST', '/api/account/devices/end-others', { cookie: me.cookie })).statusCode).toBe(200)
    expect(await alive(me.cookie)).toBe(200)
    for (const cookie of others) expect(await alive(cookie)).toBe(401)
    expect(await devices(me.cookie)).toHaveLength(1)
  })
})
