import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordStatements } from '#tests/support/recorded-statements.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('calls that come together share one read of their sessions, and each is answered as its own person', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, (_, n) => t.person(n % 3 === 0 ? 'agent' : 'user')))
  const [gone, banned] = people
  await t.pool.query('delete from sessions where user_id = $1', [gone?.id])
  await t.pool.query('update profiles set banned = true where id = $1', [banned?.id])
  const cookies = [...people.map(({ cookie }) => cookie), 'travessia=forged.signature', undefined]
  let answers: { user: { id: string; role: string } | null }[] = []
  const statements = await recordStatements(async () => {
    const asked = cookies.map((cookie) => t.call('GET', '/api/session', { cookie }))
    answers = (await Promise.all(asked)).map((answer) => answer.json())
  })
  const told = answers.map(({ user }) => (user ? { id: user.id, role: user.role } : null))
  const own = people.map(({ id, role }) => (id === gone?.id || id === banned?.id ? null : { id, role }))
  expect(told).toEqual([...own, null, null])
  expect(statements.filter(({ text }) => text.includes('"sessions"')).length).toBeLessThan(people.length / 2)
})

test('whoever is signed out between two calls is nobody at the second, however close they are', async () => {
  const { id, cookie } = await t.person('user')
  const first = t.call('GET', '/api/notifications', { cookie })
  expect((await first).statusCode).toBe(200)
  await t.pool.query('delete from sessions where user_id = $1', [id])
  expect((await t.call('GET', '/api/notifications', { cookie })).statusCode).toBe(401)
})
