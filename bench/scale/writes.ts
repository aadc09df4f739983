import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import { aPdf } from '#tests/support/sample-pdfs.ts'
import { openOwner, startApp } from '../support/bench-cluster.ts'
import { orderBody } from '../support/order-body.ts'
import { stopNode } from '../support/processes.ts'
import { sessionCookies } from '../support/session-cookies.ts'
import { percentile } from '../support/write-message.ts'
import { databaseOf, loadDatabases, startScaleCluster } from './database.ts'
import { uidOf } from './words.ts'

// The time to write one company, step by step, at both sizes; one call after the other. The companies are removed again and the
// database is vacuumed, because dead rows would slow what the sweep measures in it.
const SIZES = (process.env['SIZES'] ?? '1000,1000000').split(',').map(Number)
const ROUNDS = Number(process.env['ROUNDS'] ?? 200)
const WARM_UP = 30
const steps = ['order', 'assign', 'message', 'upload', 'status', 'read messages'] as const
type Step = (typeof steps)[number]

await loadDatabases(SIZES, true)
const { dir, cluster } = await startScaleCluster()

async function measureWrites(size: number): Promise<Map<Step, number[]>> {
  const owner = await openOwner(cluster, databaseOf(size))
  const appKey = newAppKey()
  const secret = makeKeys({ appKey }).derive('sessions').toString('base64url')
  // None of these is disabled, as one in 250 is.
  const customer = (n: number) => uidOf('user', 101 + (n % 100))
  const ids = [...Array(100).keys()].map(customer)
  const sessions = await sessionCookies(owner, secret, [...ids, uidOf('agent', 3), uidOf('admin', 1)])
  const cookieOf = new Map(sessions.map(({ id, cookie }) => [id, cookie]))
  const { port, child } = await startApp({ cluster, database: databaseOf(size), appKey, dir })
  const times = new Map<Step, number[]>(steps.map((step) => [step, []]))
  const made: string[] = []
  const send = async (step: Step, as: string, path: string, body: object | Buffer): Promise<unknown> => {
    const file = Buffer.isBuffer(body)
    const from = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: {
        cookie: cookieOf.get(as) ?? '',
        origin: `http://localhost:${port}`,
        'content-type': file ? 'application/pdf' : 'application/json',
        ...(file ? { 'x-about-file-name': 'passaporte.pdf' } : {}),
      },
      body: file ? new Uint8Array(body) : JSON.stringify(body),
    })
    const text = await answer.text()
    times.get(step)?.push(performance.now() - from)
    if (!answer.ok) throw new Error(`${step}: ${answer.status} ${text.slice(0, 300)}`)
    return JSON.parse(text)
  }
  try {
    const order = await orderBody(owner)
    const [agent, admin] = [uidOf('agent', 3), uidOf('admin', 1)]
    for (let n = 0; n < WARM_UP + ROUNDS; n++) {
      if (n === WARM_UP) for (const list of times.values()) list.length = 0
      if (n % 20 === 0) await owner.query('truncate rate_limits')
      const who = customer(n)
      const placed = await send('order', who, '/api/orders', { ...order, key: randomUUID() })
      const { registrationId: id } = z.object({ registrationId: z.string() }).parse(placed)
      made.push(id)
      await send('assign', admin, `/api/registrations/${id}/assign`, {
        agentId: agent,
        expectedAgentId: null,
        confirmUnpaid: true,
      })
      const messageId = randomUUID()
      await send('message', who, `/api/conversations/${id}/messages`, { messageId, text: 'Bom dia!' })
      await send('read messages', agent, `/api/conversations/${id}/read`, { upTo: messageId })
      const { rows } = await owner.query<{ id: string }>(
        `select id from documents where business_registration_id = $1 and status = 'pending' limit 1`,
        [id],
      )
      await send('upload', who, `/api/documents/${rows[0]?.id}/file`, aPdf())
      await send('status', admin, `/api/registrations/${id}/status`, {
        status: 'documents_required',
        expectedStatus: 'in_review',
        reason: 'Falta um documento.',
      })
    }
    return times
  } finally {
    await stopNode(child)
    await owner.query('delete from payments where business_registration_id = any($1)', [made])
    await owner.query('delete from business_registrations where id = any($1)', [made])
    await owner.query('vacuum (analyze, index_cleanup on)')
    await owner.end()
  }
}

try {
  const rows: Record<string, string>[] = []
  for (const size of SIZES)
    for (const [step, ms] of await measureWrites(size)) {
      const at = (part: number) => `${percentile(ms, part).toFixed(1)} ms`
      rows.push({ step, rows: String(size), median: at(0.5), p95: at(0.95) })
    }
  console.table(rows)
} finally {
  await cluster.stop()
}
