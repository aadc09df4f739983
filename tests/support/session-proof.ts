import { hashToken } from '#server/auth/hashed-session-tokens.ts'
import type { TestApp } from './test-app.ts'

async function setProof({ db }: TestApp, cookie: string, at: Date | null): Promise<void> {
  const token = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0] ?? ''
  await db.updateTable('sessions').set({ proved_at: at }).where('token', '=', hashToken(token)).execute()
}

/** As if the password had just been given in this session, however far the clock was moved (S67). */
export const withProof = (t: TestApp, cookie: string): Promise<void> => setProof(t, cookie, t.services.now())
/** The session stays open, as one in which the password was given long ago. */
export const withoutProof = (t: TestApp, cookie: string): Promise<void> => setProof(t, cookie, null)
