import type pg from 'pg'
import { seedTalks } from '#bench/support/seed-talks.ts'
import { makeKeys } from '#server/keys/keys.ts'
import { aPdf, aStream } from '#tests/support/sample-pdfs.ts'

/** A one-page PDF of about this many bytes. */
export const aPdfOf = (bytes: number): Buffer => aPdf({ objects: [aStream('', Buffer.alloc(bytes, 'x'))] })

export type WaitingFile = { id: string; cookie: string; agentCookie: string }

/** Customers, each with an agent and a document that waits for its file, in a migrated database. */
export async function seedWaitingFiles(owner: pg.Client, appKey: string, count: number): Promise<WaitingFile[]> {
  const secret = makeKeys({ appKey }).derive('sessions').toString('base64url')
  const talks = await seedTalks(owner, secret, { customers: count, agents: 2 })
  const { rows } = await owner.query<{ id: string; registration: string }>(
    `insert into documents (business_registration_id, name, document_type)
       select id, 'Passaporte', 'identification' from business_registrations
       returning id, business_registration_id as registration`,
  )
  return rows.map(({ id, registration }) => {
    const talk = talks.find(({ registrationId }) => registrationId === registration)
    return { id, cookie: talk?.customerCookie ?? '', agentCookie: talk?.agentCookie ?? '' }
  })
}
