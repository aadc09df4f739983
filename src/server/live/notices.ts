import { z } from 'zod'
import { liveData, sessionEndReasons } from '#contract/live.ts'

const id = z.coerce.number().int().positive()
const event = z.object({ id, user: z.string(), event: z.string(), data: liveData })
const ended = { event: z.literal('session.ended'), reason: z.enum(sessionEndReasons).catch('elsewhere') }
const ending = z.union([z.object({ session: z.string(), ...ended }), z.object({ user: z.string(), ...ended })])
const siteChange = z.object({ event: z.literal('site.changed') })
const anyNotice = z.union([event, ending, siteChange])

export type LiveEvent = z.output<typeof event>
export type Ending = z.output<typeof ending>
export type SiteChange = z.output<typeof siteChange>

/** Parses a NOTIFY payload of our own triggers; undefined for anything else on the channel. */
export function notice(payload: string | undefined): LiveEvent | Ending | SiteChange | undefined {
  try {
    return anyNotice.safeParse(JSON.parse(payload ?? '')).data
  } catch {
    return undefined // not JSON, so not from our triggers
  }
}

export const storedEvents = z.array(
  z
    .object({ id, user_id: z.string(), event: z.string(), data: liveData })
    .transform(({ user_id, ...rest }): LiveEvent => ({ ...rest, user: user_id })),
)
