import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '#features/server.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { removeInBatches } from './remove-in-batches.ts'
import { sweep } from './sweep.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('what has run out is removed and the rest stays', async () => {
  const { id } = await t.person('user')
  const clear = [
    'live_events',
    'sessions',
    'account_tokens',
    'rate_limits',
    'verifications',
    'wizard_drafts',
    'access_records',
    'contact_messages',
  ]
  for (const table of clear) await t.owner.query(`delete from ${table}`)
  const insert: Record<string, string> = {
    live_events: `insert into live_events (user_id, event, data, created_at) values ($1, 'old', '{}', now() - interval '25 hours'), ($1, 'kept', '{}', now() - interval '23 hours')`,
    sessions: `insert into sessions (token, user_id, expires_at) values ('old', $1, now() - interval '1 minute'), ('kept', $1, now() + interval '1 minute')`,
    account_tokens: `insert into account_tokens (user_id, purpose, token_hash, expires_at, used_at) values
      ($1, 'verify_email', 'a', now() - interval '8 days', null),
      ($1, 'reset_password', 'b', now() + interval '1 hour', now() - interval '8 days'),
      ($1, 'reset_password', 'c', now() - interval '6 days', now() - interval '6 days')`,
    rate_limits: `insert into rate_limits values ('old' || $1::text, 1, now() - interval '1 second'), ('kept', 1, now() + interval '1 minute')`,
    verifications: `insert into verifications (identifier, value, expires_at) values ('old', $1::text, now() - interval '1 second'), ('kept', '', now() + interval '1 minute')`,
    wizard_drafts: `insert into wizard_drafts (user_id, order_key, step, data, expires_at) values ($1, gen_random_uuid(), 1, '{}', now() - interval '1 second')`,
    access_records: `insert into access_records (user_id, at, ip_address) values ($1, now() - interval '7 months', '203.0.113.7'), ($1, now() - interval '5 months', '203.0.113.8')`,
    contact_messages: `insert into contact_messages (id, nome, email, assunto, mensagem, created_at) values
      (gen_random_uuid(), $1::text, 'a@b.test', 'outro', 'x', now() - interval '61 months'),
      (gen_random_uuid(), $1::text, 'a@b.test', 'outro', 'x', now() - interval '59 months')`,
  }
  for (const statement of Object.values(insert)) await t.owner.query(statement, [id])
  await sweep(t.services, features)
  const left: Record<string, number> = {}
  for (const table of clear) left[table] = (await t.owner.query(`select 1 from ${table}`)).rowCount ?? -1
  expect(left).toEqual({
    live_events: 1,
    sessions: 1,
    account_tokens: 1,
    rate_limits: 1,
    verifications: 1,
    wizard_drafts: 0,
    access_records: 1,
    contact_messages: 1,
  })
})

test('batches go on until nothing is left, also when the last one is full', async () => {
  const { id } = await t.person('user')
  const fill = () =>
    t.owner.query(
      `insert into live_events (user_id, event, data) select $1, 'batch', '{}' from generate_series(1, 20)`,
      [id],
    )
  for (const atOnce of [7, 10, 20, 50]) {
    await fill()
    expect(await removeInBatches(t.db, 'live_events', sql`user_id = ${id} and event = 'batch'`, atOnce)).toBe(20)
  }
  const left = await t.owner.query(`select 1 from live_events where event = 'batch'`)
  expect(left.rowCount).toBe(0)
})

test('a part that fails holds up no other, and the job says so', async () => {
  const { id } = await t.person('user')
  await t.owner.query('delete from live_events')
  await t.owner.query(
    `insert into live_events (user_id, event, data, created_at) values ($1, 'old', '{}', now() - interval '25 hours')`,
    [id],
  )
  await t.owner.query(
    `insert into wizard_drafts (user_id, order_key, step, data, expires_at)
     values ($1, gen_random_uuid(), 1, '{}', now() - interval '1 second')`,
    [id],
  )
  await t.owner.query(
    `create function refuse() returns trigger language plpgsql as 'begin raise exception ''refused''; end';
     create trigger refuse before delete on live_events for each row execute function refuse()`,
  )
  await expect(sweep(t.services, features)).rejects.toThrow('not swept: live_events')
  await t.owner.query('drop function refuse cascade')
  const left = async (table: string) =>
    (await t.owner.query(`select 1 from ${table} where user_id = $1`, [id])).rowCount
  expect([await left('wizard_drafts'), await left('live_events')]).toEqual([0, 1])
  await sweep(t.services, features)
  expect(await left('live_events')).toBe(0)
})

const DEAD = 'attempts = max_attempts'
test('runs by the clock that died without a word go once the next one has their key; what failed and what runs stays', async () => {
  await t.owner.query('delete from graphile_worker._private_jobs')
  // The rows that cron writes when a worker starts.
  await t.owner.query(`insert into cron_runs (task, queued_for) values ('seal-audit', now()), ('keep-sums', now())`)
  const job = async (name: string, task: string, columns: string) => {
    const { rows } = await t.owner.query(
      `select id from graphile_worker.add_job($1, json_build_object('is', $2::text))`,
      [task, name],
    )
    await t.owner.query(`update graphile_worker._private_jobs set ${columns} where id = $1`, [rows[0].id])
  }
  await job('dead', 'seal-audit', `${DEAD}, key = null`)
  await job('failed', 'seal-audit', `${DEAD}, last_error = 'it broke'`)
  await job('running', 'seal-audit', `${DEAD}, locked_at = now()`)
  await job('keyed', 'keep-sums', `${DEAD}, key = 'keep-sums'`)
  await job('to run', 'seal-audit', 'attempts = 0')
  await job('mail', 'send-mail', `${DEAD}, key = null`)
  await sweep(t.services, features)
  const { rows } = await t.owner.query(`select payload->>'is' as name from graphile_worker._private_jobs order by 1`)
  expect(rows.map(({ name }) => name)).toEqual(['failed', 'keyed', 'mail', 'running', 'to run'])
  await t.owner.query('delete from graphile_worker._private_jobs')
})
