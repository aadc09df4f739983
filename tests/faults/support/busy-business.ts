import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { seedTalks, type Talk } from '#bench/support/seed-talks.ts'
import { sessionCookies } from '#bench/support/session-cookies.ts'
import { aboutHeader } from '#contract/route.ts'
import { pdfOf } from '#demo/factories/pdf.ts'
import { connect, type DatabasePlace, ownerClient } from '#server/db/connect.ts'
import { makeKeys } from '#server/keys/keys.ts'
import { anOrder } from '#tests/support/order-body.ts'
import { anEmail, call, signUp } from './calls.ts'

const CUSTOMERS = 40
const AGENTS = 8
const DOCUMENTS_EACH = 20
const PAUSE_MS = 60
const READERS = 6

type Paper = { id: string; cookie: string }

/** Ids that the server has confirmed, by kind. */
export type Acked = { accounts: string[]; messages: string[]; orders: string[]; files: string[] }
export const copyOf = ({ accounts, messages, orders, files }: Acked): Acked => ({
  accounts: [...accounts],
  messages: [...messages],
  orders: [...orders],
  files: [...files],
})

export const secretOf = (appKey: string): string => makeKeys({ appKey }).derive('sessions').toString('base64url')

export async function upload(origin: string, { id, cookie }: Paper): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${new URL(origin).port}/api/documents/${id}/file`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/pdf', [aboutHeader('fileName')]: 'passaporte.pdf' },
    body: new Uint8Array(pdfOf('Passaporte', [randomUUID()])),
  })
  await response.arrayBuffer()
  return response.status
}

/** Customers with companies, documents that wait for a file, and an order to place. */
async function seed(owner: pg.Client, place: DatabasePlace, appKey: string) {
  const talks = await seedTalks(owner, secretOf(appKey), { customers: CUSTOMERS, agents: AGENTS })
  const { rows } = await owner.query<{ id: string; registration: string }>(
    `insert into documents (business_registration_id, name, document_type)
     select r.id, 'Passaporte', 'identification' from business_registrations r, generate_series(1, $1)
     returning id, business_registration_id as registration`,
    [DOCUMENTS_EACH],
  )
  const cookieOf = new Map(talks.map(({ registrationId, customerCookie }) => [registrationId, customerCookie]))
  const papers = rows.map(({ id, registration }) => ({ id, cookie: cookieOf.get(registration) ?? '' }))
  const { pool, db } = connect(place, { max: 1, report: () => undefined })
  const order = await anOrder({ db })
  await pool.end()
  return { talks, papers, order }
}

/** Workers that create accounts, orders, messages and files until they are stopped. */
export async function startBusiness(origin: string, place: DatabasePlace, appKey: string) {
  const owner = ownerClient(place)
  await owner.connect()
  const { talks, papers, order } = await seed(owner, place, appKey).finally(() => owner.end())
  const acked: Acked = { accounts: [], messages: [], orders: [], files: [] }
  const odd: string[] = []
  let running = true
  let turn = 0
  const nextTalk = (): Talk => talks[turn++ % talks.length] as Talk
  const note = (kind: keyof Acked, right: number, { status }: { status: number }, id: string) => {
    if (status === right) acked[kind].push(id)
    // On a machine that stalls for seconds the server refuses a call with 503, which confirms nothing.
    else if (status !== 503) odd.push(`${kind}: ${status}`)
  }

  const works: (() => Promise<unknown>)[] = [
    async () => {
      const email = anEmail()
      note('accounts', 201, await signUp(origin, email), email)
    },
    async () => {
      const { registrationId, customerCookie: cookie } = nextTalk()
      const body = { messageId: randomUUID(), text: 'Quando fica pronto?' }
      const answer = await call(origin, `/api/conversations/${registrationId}/messages`, { body, cookie })
      note('messages', 201, answer, body.messageId)
    },
    async () => {
      const body = { ...order, key: randomUUID() }
      const answer = await call(origin, '/api/orders', { body, cookie: nextTalk().customerCookie })
      note('orders', 201, answer, answer.json.registrationId)
    },
    async () => {
      const paper = papers.pop()
      if (paper) note('files', 200, { status: await upload(origin, paper) }, paper.id)
      else await sleep(PAUSE_MS)
    },
  ]
  const writing = works.map(async (work) => {
    try {
      for (; running; await sleep(PAUSE_MS)) await work()
    } catch (error) {
      odd.push(String(error))
    }
  })
  return {
    acked,
    odd,
    papers,
    order,
    talks,
    async stop(): Promise<void> {
      running = false
      await Promise.all(writing)
    },
  }
}

/** Confirmed ids that are missing in the database. */
export async function missingIn(owner: pg.Client, { accounts, messages, orders, files }: Acked): Promise<string[]> {
  const absent = async (ids: string[], rows: string) => {
    const { rows: found } = await owner.query<{ id: string }>(
      `select id from unnest($1::text[]) as wanted (id) except (${rows})`,
      [ids],
    )
    return found.map(({ id }) => id)
  }
  return [
    ...(await absent(accounts, 'select email from profiles')),
    ...(await absent(messages, 'select id::text from messages')),
    ...(await absent(orders, 'select id::text from business_registrations')),
    ...(await absent(files, 'select document_id::text from document_versions')),
  ]
}

/** Incomplete records: what one call writes is stored as a whole or not at all. */
export async function halfDone(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ what: string }>(`
    select 'account ' || email as what from profiles p where email like 'p-%' and erased_at is null and not (
      exists (select from credentials c where c.user_id = p.id) and exists (select from user_preferences u where u.user_id = p.id)
      and exists (select from notifications n where n.user_id = p.id and n.event = 'account.created')
      and exists (select from outbox_mails m where m.user_id = p.id and m.template = 'verify-email'))
    union all
    select 'order ' || r.id from business_registrations r join order_keys k on k.business_registration_id = r.id
    where (select count(*) from payments where business_registration_id = r.id) <> 1
      or (select sum(ownership_percentage) from business_owners where business_registration_id = r.id) is distinct from 100
      or not exists (select from documents where business_registration_id = r.id)
    union all
    select 'document ' || d.id from documents d where (version > 0) <> exists (
      select from document_versions v where v.document_id = d.id and v.version = d.version and v.file_path = d.file_path)`)
  return rows.map(({ what }) => what)
}

/** Downloads every file as its registration's agent; returns those whose hash differs from the stored one. */
export async function brokenFiles(
  origin: string,
  owner: pg.Client,
  appKey: string,
): Promise<{ all: number; broken: string[] }> {
  const { rows } = await owner.query<{ id: string; version: number; sha256: string; agent: string }>(
    `select v.document_id as id, v.version, v.sha256, r.assigned_agent_id as agent from document_versions v
     join documents d on d.id = v.document_id join business_registrations r on r.id = d.business_registration_id
     where r.assigned_agent_id is not null`,
  )
  const sessions = await sessionCookies(owner, secretOf(appKey), [...new Set(rows.map(({ agent }) => agent))])
  const broken: string[] = []
  const left = [...rows]
  const read = async () => {
    for (let row = left.pop(); row; row = left.pop()) {
      const { id, version, sha256, agent } = row
      const cookie = sessions.find((session) => session.id === agent)?.cookie ?? ''
      const address = `http://127.0.0.1:${new URL(origin).port}/api/documents/${id}/versions/${version}/file`
      const response = await fetch(address, { headers: { cookie } })
      const bytes = Buffer.from(await response.arrayBuffer())
      const found = createHash('sha256').update(bytes).digest('hex')
      if (response.status !== 200 || found !== sha256) broken.push(`${id}: ${response.status}`)
    }
  }
  await Promise.all(Array.from({ length: READERS }, read))
  return { all: rows.length, broken }
}
