import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownerClient } from '#server/db/connect.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { audit } from './audit.ts'
import { sealAudit } from './seal-audit.ts'
import { verifyAudit } from './verify-audit.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const MINUTE = 60_000
const record = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, i) =>
      audit(t.context, {
        action: 'document.read',
        subjectType: 'document',
        subjectId: String(i),
        details: { b: i, a: 'x' },
      }),
    ),
  )
const later = (ahead = MINUTE) => ({ ...t.services, now: () => new Date(Date.now() + ahead) })
const seals = async () => (await t.owner.query('select * from audit_seals order by id')).rows

test('rows are sealed once they are old enough, in a chain that can be computed again', async () => {
  await record(5)
  await sealAudit(t.services)
  expect(await seals()).toHaveLength(0)
  // Sealing waits for every open transaction, including those of other tests.
  const sealUntil = (count: number) =>
    expect
      .poll(async () => {
        await sealAudit(later())
        return (await seals()).length
      })
      .toBe(count)
  await sealUntil(1)
  await record(3)
  await sealUntil(2)
  await sealAudit(later())
  const sealed = await seals()
  expect(sealed.map(({ rows }) => rows)).toEqual([5, 3])
  expect(await verifyAudit(t.owner)).toMatchObject({ ok: true, seals: 2, rows: 8, waiting: 0, hash: sealed[1].hash })
})

test('a row whose transaction commits after a younger one is part of the seal', async () => {
  const slow = ownerClient(t.place)
  await slow.connect()
  await slow.query('begin')
  await slow.query(`insert into audit_log (action) values ('slow')`)
  await record(1)
  const before = (await seals()).length
  const sealing = sealAudit(later())
  setTimeout(() => void slow.query('commit'), 800)
  await sealing
  await slow.end()
  const sealed = await seals()
  expect(sealed).toHaveLength(before + 1)
  expect(sealed.at(-1).rows).toBe(2)
  expect(await verifyAudit(t.owner)).toMatchObject({ ok: true, waiting: 0 })
})

test('nothing is sealed while an older transaction is still open', async () => {
  const slow = ownerClient(t.place)
  await slow.connect()
  await slow.query('begin')
  await slow.query(`insert into audit_log (action) values ('slower')`)
  await record(1)
  const before = (await seals()).length
  await sealAudit(later())
  expect(await seals()).toHaveLength(before)
  await slow.query('rollback')
  await slow.end()
  await sealAudit(later())
  expect(await verifyAudit(t.owner)).toMatchObject({ ok: true, waiting: 0 })
})

test('the application can neither change nor remove what it wrote', async () => {
  for (const statement of [
    `update audit_log set action = 'x'`,
    'delete from audit_log',
    `update audit_seals set hash = repeat('0', 64)`,
    'delete from audit_seals',
  ])
    await expect(t.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
})

const tampering: [string, string][] = [
  ['a changed row', `update audit_log set details = '{"b": 7}' where id = $1`],
  ['a changed time', `update audit_log set at = at + interval '1 millisecond' where id = $1`],
  ['a removed row', 'delete from audit_log where id = $1'],
  ['an added row', `insert into audit_log (id, action) overriding system value values ($1::bigint - 1000, 'forged')`],
  ['a changed seal', `update audit_seals set hash = repeat('a', 64) where first_audit_id = $1`],
  ['a removed seal', 'delete from audit_seals where first_audit_id = $1'],
]
test.each(tampering)('%s is found', async (_name, statement) => {
  const [first] = await seals()
  await t.owner.query('begin')
  const { rowCount } = await t.owner.query(statement, [first.first_audit_id])
  const found = await verifyAudit(t.owner)
  await t.owner.query('rollback')
  expect(rowCount).toBe(1)
  expect(found.ok).toBe(false)
  expect(await verifyAudit(t.owner)).toMatchObject({ ok: true })
})
