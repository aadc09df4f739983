import { createHmac, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { cookieName, hashToken } from '#server/auth/session-token.ts'

export type SessionCookie = { id: string; tokenHash: string; cookie: string }

/** Opens a session for each of these people and gives the cookies that their browsers would send. */
export async function sessionCookies(
  owner: pg.Client,
  secret: string,
  people: readonly string[],
): Promise<SessionCookie[]> {
  const sessions = people.map((id) => {
    const token = randomBytes(24).toString('base64url')
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    const cookie = `${cookieName('http://localhost')}=${encodeURIComponent(`${token}.${signature}`)}`
    return { id, tokenHash: hashToken(token), cookie }
  })
  await owner.query(
    `insert into sessions (user_id, token, expires_at)
       select u, t, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) s (u, t)`,
    [sessions.map(({ id }) => id), sessions.map(({ tokenHash }) => tokenHash)],
  )
  return sessions
}
