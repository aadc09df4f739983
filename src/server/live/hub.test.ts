import pino from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inTransaction } from '#server/context.ts'
import { frozenLine } from '#tests/support/frozen-line.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { makeLiveHub } from './hub.ts'
import { tell } from './publish.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('a node whose line to the database was cut off silently notices it and hears what it has missed', async () => {
  const line = await frozenLine(inject('cluster').socket)
  const hub = makeLiveHub({ place: { ...t.place, socket: line.folder }, log: pino({ level: 'silent' }), beatMs: 300 })
  // A new person is welcomed by an event of its own, which would otherwise still be on its way when the line freezes.
  const { id } = await t.person('user')
  await hub.start()
  const first = hub.lastId()
  const say = (n: number) =>
    inTransaction(t.context, (tx) => tell(tx, [id], 'registration.changed', { registrationId: String(n) }))
  await say(1)
  await expect.poll(hub.lastId).toBeGreaterThan(first)
  const before = hub.lastId()
  line.freeze()
  await say(2)
  // The hub tries another connection, which is frozen as well.
  await expect.poll(line.connections).toBeGreaterThan(1)
  expect(hub.lastId()).toBe(before)
  line.thaw()
  await expect.poll(hub.lastId).toBeGreaterThan(before)
  await hub.stop()
  line.close()
})
