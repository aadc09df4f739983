import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { seedTalks, type Talk } from '#bench/support/seed-talks.ts'
import { ownerClient } from '#server/db/connect.ts'
import { makeKeys } from '#server/keys/keys.ts'
import { type Balancer, makeBalancer } from './support/balancer.ts'
import { keepMachineBusy } from './support/busy-machine.ts'
import { eventually } from './support/eventually.ts'
import { keepListening, type LastingStream } from './support/lasting-stream.ts'
import { scratchServers } from './support/scratch-servers.ts'
import type { ServerProcess } from './support/server-process.ts'
import { uploadSlowly } from './support/slow-upload.ts'
import { type Pair, startTwoNodes } from './support/two-nodes.ts'

const PEOPLE = 250
const STREAMS_EACH = 8
const AGENTS = 60
const CALLERS = 16
const UPLOAD_SECONDS = 4
// Longer than the balancer needs to notice the shutdown: it checks five times a second.
const STOP_DELAY_SECONDS = '2'
const BUSY_PROCESSES = 8

const here = scratchServers()

/** Sends reads and writes until stopped: mostly on keep-alive connections, every tenth call on a new one. */
function startLoad(balancer: Balancer, talks: readonly Talk[]) {
  let running = true
  let n = 0
  const caller = async () => {
    while (running) {
      const talk = talks[n % talks.length] as Talk
      const fresh = n++ % 10 === 0
      await balancer.ask({ cookie: talk.customerCookie, method: 'GET', path: '/api/notifications', fresh }, 200)
      if (n % 4 === 0) {
        const body = { messageId: randomUUID(), text: 'O estado aprovou o nome da empresa.' }
        const path = `/api/conversations/${talk.registrationId}/messages`
        await balancer.ask({ cookie: talk.agentCookie, method: 'POST', path, body, fresh }, 201)
      }
      await sleep(20 + Math.random() * 60)
    }
  }
  const callers = Array.from({ length: CALLERS }, caller)
  return async () => {
    running = false
    await Promise.all(callers)
  }
}

async function seed({ url, env }: Pair) {
  const owner = ownerClient({ url })
  await owner.connect()
  const secret = makeKeys({ appKey: env['APP_KEY'] ?? '' })
    .derive('sessions')
    .toString('base64url')
  const talks = await seedTalks(owner, secret, { customers: PEOPLE, agents: AGENTS })
  const { rows } = await owner.query<{ id: string; registration: string }>(
    `insert into documents (business_registration_id, name, document_type)
       select id, 'Passaporte', 'identification' from business_registrations limit 2
       returning id, business_registration_id as registration`,
  )
  const papers = rows.map(({ id, registration }) => ({
    id,
    cookie: talks.find(({ registrationId }) => registrationId === registration)?.customerCookie ?? '',
  }))
  return { owner, talks, papers }
}

type Restart = { env: Record<string, string>; paper: { id: string; cookie: string }; busy: number }

/** Stops a node during a slow upload and restarts it on the same port. */
async function restart(node: ServerProcess, { env, paper, busy }: Restart) {
  const relieve = keepMachineBusy(busy)
  const upload = uploadSlowly(node.port, paper.id, paper.cookie, UPLOAD_SECONDS)
  await sleep(500)
  const stopped = await node.kill('SIGTERM').finally(relieve)
  const again = await here.start({ ...env, PORT: String(node.port) })
  return { ...stopped, upload: await upload, node: again }
}

test('F10: each of two nodes is restarted under load with 2,000 open pages, one on a busy machine, and no call fails and no event is lost', async () => {
  const pair = await startTwoNodes(here, { STOP_DELAY_SECONDS })
  const streams: LastingStream[] = []
  const [a, b] = pair.nodes
  const balancer = makeBalancer([a.port, b.port])
  const { owner, talks, papers } = await seed(pair)
  try {
    for (const [n, talk] of talks.entries()) {
      for (let s = 0; s < STREAMS_EACH; s++) streams.push(keepListening(balancer, talk.customerCookie))
      if (n % 25 === 24) await eventually(() => expect(streams.every(({ state }) => state.live)).toBe(true))
    }
    const stopLoad = startLoad(balancer, talks)
    await sleep(1500)
    const restarts = []
    for (const [n, node] of pair.nodes.entries()) {
      const env = { ...pair.env, DATA_DIR: join(here.folder, n === 0 ? 'a' : 'b') }
      // The second node is stopped while other processes occupy the same cores.
      const busy = n === 0 ? 0 : BUSY_PROCESSES
      restarts.push(await restart(node, { env, paper: papers[n] as { id: string; cookie: string }, busy }))
      await eventually(() =>
        expect(streams.filter(({ state }) => !state.live).map(({ state }) => state.failures)).toEqual([]),
      )
      await sleep(1000)
    }
    await stopLoad()
    const { rows: told } = await owner.query<{ id: string; registration: string }>(
      `select e.id, r.id as registration from live_events e join business_registrations r on r.user_id = e.user_id`,
    )
    const missed = () =>
      talks.flatMap(({ registrationId }, n) => {
        const own = told.filter(({ registration }) => registration === registrationId).map(({ id }) => Number(id))
        return streams
          .slice(n * STREAMS_EACH, (n + 1) * STREAMS_EACH)
          .flatMap(({ state }) => own.filter((id) => !state.ids.has(id)))
      })
    await eventually(() => expect(missed()).toEqual([]))
    const opened = streams.reduce((sum, { state }) => sum + state.opened, 0)
    console.log(
      `F10: ${streams.length} streams, ${told.length} events, ${balancer.state.answered} calls answered, ${balancer.state.moved} moved to ` +
        `the other node, ${balancer.state.failures.length} failed; ${opened - streams.length} reconnects; ` +
        restarts.map(({ ms, upload }) => `stopped in ${ms} ms, upload ${upload}`).join('; '),
    )
    expect(balancer.state.failures).toEqual([])
    expect(streams.flatMap(({ state }) => state.failures)).toEqual([])
    expect(restarts.map(({ code, upload }) => [code, upload])).toEqual([
      [0, '200'],
      [0, '200'],
    ])
    // About five thousand on two idle cores.
    expect(balancer.state.answered).toBeGreaterThan(500)
    expect(told.length).toBeGreaterThan(100)
    expect(opened).toBeGreaterThanOrEqual(2 * streams.length)
  } finally {
    for (const stream of streams) stream.close()
    balancer.close()
    await owner.end()
    await here.killAll()
    await pair.cluster.stop()
  }
})
