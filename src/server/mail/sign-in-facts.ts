import { z } from 'zod'
import type { Db } from '#server/db/connect.ts'

export type SignInFacts = { at: string; device: string; ip: string }

const queuedData = z.object({ at: z.iso.datetime(), device: z.string(), sessionId: z.uuid() })
const nothing: SignInFacts = { at: '', device: '', ip: '' }

const inWords = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('pt-BR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(at)

/** When, on what and from where somebody signed in, in the person's time. The address is known while the session is. */
export async function readSignInFacts(db: Db, userId: string | null, data: unknown): Promise<SignInFacts> {
  const queued = queuedData.safeParse(data).data
  if (!queued || !userId) return nothing
  const row = await db
    .selectFrom('user_preferences as u')
    .leftJoin('sessions as s', (join) => join.onRef('s.user_id', '=', 'u.user_id').on('s.id', '=', queued.sessionId))
    .select(['u.time_zone', 's.ip_address'])
    .where('u.user_id', '=', userId)
    .executeTakeFirst()
  const at = inWords(new Date(queued.at), row?.time_zone ?? 'America/Sao_Paulo')
  return { at, device: queued.device, ip: row?.ip_address ?? '' }
}
