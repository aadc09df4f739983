import { z } from 'zod'
import type { TimeZone } from '#rules/language/preferences.ts'
import type { Device } from '#rules/sign-in/device-name.ts'
import type { Db } from '#server/db/connect.ts'
import { type Reader, stranger } from '#server/language/reader.ts'

export type SignInFacts = { at: Date; timeZone: TimeZone; device: Device; ip: string }

const queuedData = z.object({
  at: z.iso.datetime(),
  browser: z.string().default(''),
  system: z.string().default(''),
  sessionId: z.uuid(),
})
const nothing: SignInFacts = {
  at: new Date(0),
  timeZone: stranger.timeZone,
  device: { browser: '', system: '' },
  ip: '',
}

/** Time, device and IP address of a sign-in. The IP address is known only while the session exists. */
export async function readSignInFacts(db: Db, { timeZone }: Reader, data: unknown): Promise<SignInFacts> {
  const queued = queuedData.safeParse(data).data
  if (!queued) return nothing
  const { at, browser, system, sessionId } = queued
  const row = await db.selectFrom('sessions').select('ip_address').where('id', '=', sessionId).executeTakeFirst()
  return { at: new Date(at), timeZone, device: { browser, system }, ip: row?.ip_address ?? '' }
}
