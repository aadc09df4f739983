import type { contract } from '#contract/index.ts'
import { audit } from '../../audit.ts'
import { account } from '../../context.ts'
import type { Handler } from '../../mount.ts'
import { setAreaCookie } from './area-cookie.ts'
import { authHeaders, keepCookies } from './better-auth-call.ts'

export const signOut: Handler<typeof contract.accounts.signOut> = async (context) => {
  const { id } = account(context)
  const { headers } = await context.auth.api.signOut({ headers: authHeaders(context), returnHeaders: true })
  keepCookies(context, headers)
  setAreaCookie(context, undefined)
  context.answerHeaders.set('clear-site-data', '"storage"')
  await audit(context, { action: 'account.signedOut', subjectType: 'account', subjectId: id })
  return { ok: true }
}
