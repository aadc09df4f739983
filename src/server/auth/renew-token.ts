import { account, type Context } from '#server/context.ts'
import { setSessionCookie } from './session-cookie.ts'
import { hashToken, newToken } from './session-token.ts'

/** Gives this session another token, so that a copy of the old cookie opens nothing; session and live stream stay. */
export async function renewToken(tx: Context): Promise<void> {
  const { session } = account(tx)
  const token = newToken()
  const { expires_at } = await tx.db
    .updateTable('sessions')
    .set({ token: hashToken(token) })
    .where('id', '=', session.id)
    .returning('expires_at')
    .executeTakeFirstOrThrow()
  setSessionCookie(tx, token, Math.floor((expires_at.getTime() - tx.now.getTime()) / 1000))
}
