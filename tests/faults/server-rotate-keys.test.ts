import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { sessionCookies } from '#bench/support/session-cookies.ts'
import { ownerClient } from '#server/db/connect.ts'
import { newAppKey } from '#server/keys/keys.ts'
import { startFakeS3 } from '#tests/support/fake-s3.ts'
import { anOwner } from '#tests/support/order-body.ts'
import { brokenFiles, secretOf, startBusiness, upload } from './support/busy-business.ts'
import { call } from './support/calls.ts'
import { lengthOf } from './support/length.ts'
import { runScript } from './support/run-script.ts'
import { scratchServers } from './support/scratch-servers.ts'
import type { ServerProcess } from './support/server-process.ts'
import { startTwoNodes } from './support/two-nodes.ts'

const LOAD_MS = lengthOf({ short: 1000, full: 15_000 })

const here = scratchServers()

/** Documents without a file, with session cookies of their customers signed by this key. */
async function papersToSend(owner: pg.Client, appKey: string) {
  const { rows } = await owner.query<{ id: string; customer: string }>(
    `select d.id, r.user_id as customer from documents d join business_registrations r on r.id = d.business_registration_id
     where d.version = 0 and r.assigned_agent_id is not null`,
  )
  const people = await sessionCookies(owner, secretOf(appKey), [...new Set(rows.map(({ customer }) => customer))])
  return rows.map(({ id, customer }) => ({ id, cookie: people.find((each) => each.id === customer)?.cookie ?? '' }))
}

/** Uploads documents one after another to both nodes until stopped. */
function startSending(nodes: ServerProcess[], papers: { id: string; cookie: string }[]) {
  const statuses: number[] = []
  let running = true
  const sending = nodes.map(async ({ origin }) => {
    for (let paper = papers.pop(); running && paper; paper = papers.pop()) {
      statuses.push(await upload(origin, paper))
      await sleep(20)
    }
  })
  return async () => {
    running = false
    await Promise.all(sending)
    return statuses
  }
}

test('two nodes get a new APP_KEY: everything is sealed anew while they work, and then the new key is enough', async () => {
  const s3 = await startFakeS3()
  const pair = await startTwoNodes(here, s3.env)
  const owner = ownerClient({ url: pair.url })
  await owner.connect()
  const before = pair.env['APP_KEY'] ?? ''
  const after = newAppKey()
  const start = (name: string, env: Record<string, string>) =>
    here.start({ ...pair.env, ...env, DATA_DIR: join(here.folder, name) })
  try {
    const business = await startBusiness(pair.nodes[0].origin, { url: pair.url }, before)
    const order = { ...business.order, owners: { main: anOwner({ identityNumber: '52998224725' }), partners: [] } }
    const [buyer] = business.talks
    const asked = { body: order, cookie: buyer?.customerCookie }
    const { status, json: placed } = await call(pair.nodes[1].origin, '/api/orders', asked)
    expect(status).toBe(201)
    await sleep(LOAD_MS)
    await business.stop()
    await Promise.all(pair.nodes.map((node) => node.kill('SIGTERM')))

    const both = { APP_KEY: after, APP_KEY_PREVIOUS: before }
    const nodes = await Promise.all(['a', 'b'].map((name) => start(name, both)))
    const { rows } = await owner.query<{ id: string }>(
      'select user_id as id from business_registrations where id = $1',
      [buyer?.registrationId],
    )
    const [session] = await sessionCookies(
      owner,
      secretOf(after),
      rows.map(({ id }) => id),
    )
    // The browser lost the answer to its order and repeats it after the key change: the idempotency key still finds the same order.
    const again = await call(nodes[0]?.origin ?? '', '/api/orders', { body: order, cookie: session?.cookie })
    expect([again.status, again.json]).toEqual([201, placed])

    const stopSending = startSending(nodes, await papersToSend(owner, after))
    const env = { ...pair.env, ...both, DATA_DIR: join(here.folder, 'a') }
    const rotated = await runScript('rotate-keys.ts', [], env)
    const statuses = await stopSending()
    expect(rotated, rotated.output).toMatchObject({ code: 0 })
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(statuses).toContain(200)
    console.log(`${rotated.ms} ms while ${statuses.length} files arrived:\n${rotated.output.trim()}`)
    expect(rotated.output).toMatch(/Arquivos: [1-9]/)
    expect(rotated.output).toMatch(/Números de identidade: 1 selados de novo/)
    const second = await runScript('rotate-keys.ts', [], env)
    expect(second.output.match(/: 0 selados de novo/g)).toHaveLength(4)
    for (const node of nodes) {
      expect((await node.kill('SIGTERM')).code).toBe(0)
      expect(node.output()).not.toMatch(/unhandled|uncaught|not removed/i)
    }

    const node = await start('a', { APP_KEY: after })
    const files = await brokenFiles(node.origin, owner, after)
    expect(files.broken).toEqual([])
    expect(files.all).toBeGreaterThan(business.acked.files.length)
  } finally {
    await owner.end()
    await here.killAll()
    await pair.cluster.stop()
    await s3.close()
  }
})
