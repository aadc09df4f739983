import { APIError } from 'better-auth'
import type { Role } from '#domain/accounts/role.ts'
import { AppError } from '#domain/errors.ts'
import type { Context } from '../../context.ts'
import { setAreaCookie } from './area-cookie.ts'
import { authHeaders, keepCookies } from './better-auth-call.ts'

/** Checks the password and opens a session; a cookie set before signing in is replaced. */
export async function openSession(context: Context, email: string, password: string): Promise<string> {
  try {
    const { headers, response } = await context.auth.api.signInEmail({
      body: { email, password },
      headers: authHeaders(context),
      returnHeaders: true,
    })
    keepCookies(context, headers)
    const { role } = await context.db
      .selectFrom('profiles')
      .select('role')
      .where('id', '=', response.user.id)
      .executeTakeFirstOrThrow()
    setAreaCookie(context, role as Role)
    return response.user.id
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 401) throw new AppError('invalid_credentials')
    throw error
  }
}
