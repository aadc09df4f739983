import { hashToken } from '#server/auth/session-token.ts'
import type { TestApp } from './test-app.ts'

async function setProof({ db }: TestApp, cookie: string, at: Date | null): Promise<void> {
  const token = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0] ?? ''
  await db.updateTable('sessions').set({ proved_at: at }).where('token', '=', hashToken(token)).execute()
}

/** Makes the session's step-up proof current, whatever the test's clock says (S67). */
export const withProof = (t: TestApp, cookie: string): Promise<void> => setProof(t, cookie, t.services.now())
/** Removes the session's step-up proof; the session itself stays open. */
export const withoutProof = (t: TestApp, cookie: string): Promise<void> => setProof(t, cookie, null)
