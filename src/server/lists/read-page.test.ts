import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { DB } from '#server/db/types.ts'
import { newestFirst } from './read-page.ts'

const db = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const tickets = db.selectFrom('support_tickets as t').select('t.id')
const after = { at: new Date('2026-01-02T03:04:05.678Z'), id: '0194f000-0000-7000-8000-000000000000' }

test('the first page is the newest rows, in the order of the index', () => {
  const { sql: text, parameters } = newestFirst(tickets, ['t.updated_at', 't.id'], {
    after: undefined,
    most: 21,
  }).compile()
  expect(text).toContain('from "support_tickets" as "t" order by "t"."updated_at" desc, "t"."id" desc limit 21')
  expect(parameters).toEqual([])
})

test('a further page begins after the pair of time and id, compared as one', () => {
  const { sql: text, parameters } = newestFirst(tickets, ['t.updated_at', 't.id'], { after, most: 21 }).compile()
  expect(text).toContain('where ("t"."updated_at", "t"."id") < ($1, $2::uuid) order by')
  expect(parameters).toEqual([after.at, after.id])
})

test('the time may be an expression', () => {
  const touched = sql<Date>`coalesce(t.updated_at, t.created_at)`
  const { sql: text } = newestFirst(tickets, [touched, 't.id'], { after, most: 21 }).compile()
  expect(text).toContain('where (coalesce(t.updated_at, t.created_at), "t"."id") < ($1, $2::uuid)')
  expect(text).toContain('order by coalesce(t.updated_at, t.created_at) desc, "t"."id" desc')
})
