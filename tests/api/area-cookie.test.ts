import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { roles } from '#rules/role.ts'
import { setAreaCookie } from '#server/auth/area-cookie.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const cookiesOf = (answer: { headers: Record<string, unknown> }): string[] =>
  [answer.headers['set-cookie'] ?? []].flat().map(String)
const areaOf = (answer: { headers: Record<string, unknown> }) =>
  cookiesOf(answer).find((cookie) => cookie.startsWith('area='))
const signIn = (email: string, password = PASSWORD) =>
  t.call('POST', '/api/auth/sign-in/email', { body: { email, password } })

describe('the hint cookie', () => {
  test.each(roles)('names the area of a %s at sign-in, and nobody', async (role) => {
    const person = await t.person(role)
    const answer = await signIn(person.email)
    expect(areaOf(answer)).toBe(`area=${role}; Path=/; SameSite=Lax; Max-Age=2592000`)
  })

  test('comes with a sign-up', async () => {
    const body = { name: 'Lia Costa', email: 'lia@example.test', password: PASSWORD }
    expect(areaOf(await t.call('POST', '/api/auth/sign-up/email', { body }))).toMatch(/^area=user; Path=\/;/)
  })

  test('goes with a sign-out', async () => {
    const { cookie } = await t.person('agent')
    expect(areaOf(await t.call('POST', '/api/auth/sign-out', { cookie }))).toBe(
      'area=; Path=/; SameSite=Lax; Max-Age=0',
    )
  })

  test('is not given to a refused sign-in, nor to a disabled account', async () => {
    const person = await t.person('user')
    expect(areaOf(await signIn(person.email, 'wrong'))).toBeUndefined()
    await t.db.updateTable('profiles').set({ banned: true }).where('id', '=', person.id).execute()
    const refused = await signIn(person.email)
    expect(refused.statusCode).toBe(403)
    expect(cookiesOf(refused)).toEqual([])
  })

  test('opens nothing', async () => {
    expect((await t.call('GET', '/api/notifications', { cookie: 'area=superadmin' })).statusCode).toBe(401)
  })

  test('is secure where the site is', () => {
    const context = { ...t.context, origin: 'https://travessia.test' }
    setAreaCookie(context, 'user')
    expect(context.answerHeaders.list.at(-1)?.[1]).toMatch(/^area=user; .*; Secure$/)
  })
})
