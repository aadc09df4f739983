import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { connect, type DatabasePlace, ownerClient } from '#server/db/connect.ts'
import { startCluster } from '#server/db/embedded/start-cluster.ts'
import { startFakeS3 } from '#tests/support/fake-s3.ts'
import { startFakeSmtp } from '#tests/support/fake-smtp.ts'
import { anEmail, call, signIn, signUp, statusOf } from './support/calls.ts'
import { aPdfOf, seedWaitingFiles } from './support/customer-files.ts'
import { openEvents } from './support/event-reader.ts'
import { eventually } from './support/eventually.ts'
import { askAt, scratchServers } from './support/scratch-servers.ts'
import { sendPdf } from './support/send-file.ts'
import type { ServerProcess } from './support/server-process.ts'
import { startTwoNodes } from './support/two-nodes.ts'

const here = scratchServers()

/** Runs each statement on the application's own connection and records the error code with which PostgreSQL refuses it. */
async function refusedTo(place: DatabasePlace, statements: string[]) {
  const { pool } = connect(place, { max: 1, report: () => undefined })
  const refused: Record<string, string> = {}
  for (const text of statements)
    refused[text] = await pool.query(text).then(
      () => 'done',
      (error: { code?: string }) => error.code ?? String(error),
    )
  const { rows } = await pool.query<{ who: string }>('select current_user as who')
  await pool.end()
  return { refused, who: rows[0]?.who }
}

/** A file that one node receives is downloaded unchanged from the other, in both directions. */
async function filesAcross(owner: pg.Client, appKey: string, nodes: readonly [ServerProcess, ServerProcess]) {
  const waiting = await seedWaitingFiles(owner, appKey, 4)
  for (const [n, { id, cookie, agentCookie }] of waiting.entries()) {
    const [to, from] = n % 2 ? nodes : nodes.toReversed()
    if (!to || !from) throw new Error('no nodes')
    const file = aPdfOf(500_000 + n)
    expect((await sendPdf(to, cookie, id, file)).status).toBe(200)
    const path = `/api/documents/${id}/versions/1/file`
    const read = await fetch(`http://127.0.0.1:${from.port}${path}`, { headers: { cookie: agentCookie } })
    expect([read.status, Buffer.from(await read.arrayBuffer()).equals(file)]).toEqual([200, true])
  }
  console.log(`F09: ${waiting.length} files sent to one node were read from the other`)
}

// server-soak.test.ts checks that scheduled jobs run once for both nodes, because its nodes run for at least a minute.
test('F09: two nodes on one database and one bucket are one service', async () => {
  const smtp = await startFakeSmtp()
  const s3 = await startFakeS3()
  const { options, cluster, url, nodes, env } = await startTwoNodes(here, { SMTP_URL: smtp.url, ...s3.env })
  const [a, b] = nodes
  const owner = ownerClient({ url })
  await owner.connect()
  let stop = cluster.stop
  try {
    const email = anEmail()
    const { cookie } = await signUp(a.origin, email)
    expect((await call(b.origin, '/api/session', { cookie })).json.user.email).toBe(email)

    const events = await openEvents(b.origin, cookie)
    const from = performance.now()
    await call(a.origin, '/api/notifications/read-all', { body: {}, cookie })
    await eventually(() => expect(events.names()).toEqual(['notification.read']))
    console.log(`F09: written on one node, heard on the other after ${Math.round(performance.now() - from)} ms`)

    expect((await call(a.origin, '/api/auth/sign-out', { body: {}, cookie })).status).toBe(200)
    expect((await call(b.origin, '/api/notifications', { cookie })).status).toBe(401)
    await eventually(() => expect(events.state.ended).toBe(true))
    expect(events.names().at(-1)).toBe('session.ended')

    const tries: number[] = []
    for (let n = 0; n < 11; n++) tries.push((await signIn((n % 2 ? a : b).origin, email, 'wrong password')).status)
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429])

    const people = Array.from({ length: 6 }, anEmail)
    await Promise.all(people.map((person, n) => signUp((n % 2 ? a : b).origin, person)))
    await eventually(() => expect(smtp.messages.length, a.output() + b.output()).toBeGreaterThanOrEqual(7))
    await sleep(1500)
    expect(smtp.messages.flatMap(({ envelopeTo }) => envelopeTo).sort()).toEqual([email, ...people].sort())
    const jobs = await askAt<{ n: number }>(
      cluster.host,
      'select count(*)::int as n from graphile_worker._private_jobs',
    )
    expect(jobs).toEqual([{ n: 0 }])

    await filesAcross(owner, env['APP_KEY'] ?? '', nodes)
    await owner.end()

    const statements = ['create table t (a int)', 'update audit_log set action = $$x$$', 'delete from audit_log']
    const denied = Object.fromEntries(statements.map((text) => [text, '42501']))
    expect(await refusedTo({ url }, statements)).toEqual({ refused: denied, who: 'travessia_app' })
    const place = { socket: cluster.host, owner: cluster.owner, database: 'travessia' }
    expect((await refusedTo(place, ['set role travessia_owner'])).refused).toEqual({
      'set role travessia_owner': '42501',
    })

    await stop()
    await sleep(1000)
    for (const node of [a, b]) {
      const asked = performance.now()
      const answer = await call(node.origin, '/api/states')
      expect([answer.status, answer.json.error.code]).toEqual([503, 'unavailable'])
      expect(performance.now() - asked).toBeLessThan(3000)
      expect(await statusOf(call(node.origin, '/healthz'))).toBe(200)
      expect(await statusOf(call(node.origin, '/readyz'))).toBe(503)
    }
    stop = (await startCluster(options)).stop
    const back = await eventually(async () => {
      for (const node of [a, b]) expect((await signUp(node.origin, anEmail())).status).toBe(201)
    })
    await eventually(() => expect(smtp.messages.length).toBeGreaterThanOrEqual(9))
    console.log(`database away and back: both nodes work after ${back} ms`)
    for (const node of [a, b]) {
      expect((await node.kill('SIGTERM')).code).toBe(0)
      expect(node.output()).not.toMatch(/unhandled|uncaught/i)
    }
  } finally {
    await Promise.all([a, b].map((node) => node.kill('SIGKILL')))
    await owner.end()
    await stop()
    await smtp.close()
    await s3.close()
  }
})
