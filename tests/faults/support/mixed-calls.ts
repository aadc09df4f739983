import { randomUUID } from 'node:crypto'
import { seedTalks, type Talk } from '#bench/support/seed-talks.ts'
import { connect, ownerClient } from '#server/db/connect.ts'
import { makeKeys } from '#server/keys/keys.ts'
import { anOrder } from '#tests/support/order-body.ts'
import { anEmail, call, signIn, signUp } from './calls.ts'

const CALLERS = 4
/** The number of kinds of calls below. */
export const KINDS = 10

type Order = Awaited<ReturnType<typeof anOrder>>
export type Town = { talks: Talk[]; order: Order }

/** Customers with a company and an agent each in a migrated database, and an order that any of them may place. */
export async function seedTown({ url, env }: { url: string; env: { APP_KEY: string } }, customers = 60): Promise<Town> {
  const owner = ownerClient({ url })
  await owner.connect()
  const secret = makeKeys({ appKey: env.APP_KEY }).derive('sessions').toString('base64url')
  const talks = await seedTalks(owner, secret, { customers, agents: 10 }).finally(() => owner.end())
  const { db } = connect({ url }, { max: 1, report: () => undefined })
  const order = await anOrder({ db }).finally(() => db.destroy())
  return { talks, order }
}

/** Makes calls of every kind, several at once, until stopped. */
export function startMixedCalls(origin: string, { talks, order }: Town) {
  const seen = { answered: 0, slowestMs: 0, failures: [] as string[], kinds: new Map<string, number>() }
  let running = true
  let turn = 0

  const ask = async (name: string, right: number, asked: Promise<{ status: number; json: unknown }>) => {
    const from = performance.now()
    const answer = await asked.catch((error: unknown) => ({ status: 0, json: String(error) }))
    seen.slowestMs = Math.max(seen.slowestMs, performance.now() - from)
    if (answer.status === right) seen.answered++
    else seen.failures.push(`${name}: ${answer.status} ${JSON.stringify(answer.json)}`)
    seen.kinds.set(name, (seen.kinds.get(name) ?? 0) + 1)
    return answer.json
  }
  const get = (name: string, path: string, cookie: string) => ask(name, 200, call(origin, path, { cookie }))
  const post = (name: string, path: string, cookie: string, body: object, right = 200) =>
    ask(name, right, call(origin, path, { cookie, body }))

  const pay = async (cookie: string) => {
    const ordered = Object(await post('order', '/api/orders', cookie, { ...order, key: randomUUID() }, 201))
    if (!ordered.registrationId) return
    const places = { successUrl: '/user/dashboard', cancelUrl: '/cadastro' }
    const body = { packageId: order.packageId, businessRegistrationId: ordered.registrationId, ...places }
    const { url } = Object(await post('begin to pay', '/api/functions/create-payment', cookie, body))
    const session = /test_[\w-]+/.exec(String(url))?.[0]
    if (session) await post('pay', `/api/test-payments/${session}`, cookie, { outcome: 'succeed' })
  }
  const round = async ({ registrationId, customerCookie, agentCookie }: Talk) => {
    const conversation = `/api/conversations/${registrationId}/messages`
    await get('list of companies', '/api/registrations', customerCookie)
    await get('company', `/api/registrations/${registrationId}/detail`, agentCookie)
    await post('message', conversation, agentCookie, { messageId: randomUUID(), text: 'O estado aprovou o nome.' }, 201)
    await get('conversation', conversation, customerCookie)
    await get('notifications', '/api/notifications', customerCookie)
    await pay(customerCookie)
    const email = anEmail()
    await ask('sign-up', 201, signUp(origin, email))
    await ask('sign-in', 200, signIn(origin, email))
  }
  const caller = async () => {
    while (running) await round(talks[turn++ % talks.length] as Talk)
  }
  const callers = Array.from({ length: CALLERS }, caller)
  return {
    seen,
    /** How many kinds of calls were made at least this often: a statement becomes a named one at its second use. */
    kindsMade: (times: number) => [...seen.kinds.values()].filter((made) => made >= times).length,
    stop: async () => {
      running = false
      await Promise.all(callers)
    },
  }
}
