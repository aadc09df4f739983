import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '#server/context.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { limitedSearch } from './limited-search.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function reader(): Promise<Context> {
  const { id } = await t.person('user')
  const { rows } = await t.owner.query('select * from sessions where user_id = $1', [id])
  return { ...t.context, actor: { kind: 'account', id, role: 'user' }, session: rows[0] }
}

test('searches of one person run two at a time, whatever happens to one, and do not wait for another person', async () => {
  const [mine, other] = [await reader(), await reader()]
  let running = 0
  let most = 0
  const work = async (fails: boolean) => {
    most = Math.max(most, ++running)
    await sleep(20)
    running--
    if (fails) throw new Error('lost')
    return 'found'
  }
  // Settled from the start: a search may fail before the next line has run.
  const asked = Promise.allSettled(
    Array.from({ length: 9 }, (_, n) => limitedSearch(mine, 'test', () => work(n % 3 === 0))),
  )
  expect(await limitedSearch(other, 'test', async () => running)).toBeLessThanOrEqual(2)
  const ends = await asked
  expect(ends.map(({ status }) => status)).toEqual(
    Array.from({ length: 9 }, (_, n) => (n % 3 === 0 ? 'rejected' : 'fulfilled')),
  )
  expect([most, running]).toEqual([2, 0])
})

test('beyond a hundred that wait the next is refused at once', async () => {
  const mine = await reader()
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const asked = Array.from({ length: 102 }, () => limitedSearch(mine, 'crowd', () => gate))
  await expect(limitedSearch(mine, 'crowd', () => gate)).rejects.toMatchObject({ code: 'too_many_requests' })
  open()
  expect(await Promise.all(asked)).toHaveLength(102)
})
