import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal'
import { LONGEST_SESSION } from '#rules/sign-in/session-rules.ts'
import type { Db } from '#server/db/connect.ts'
import { ownCookieName } from './cookies.ts'
import { withHashedTokens } from './hashed-session-tokens.ts'
import { hashPassword, verifyPassword } from './password-hashing.ts'
import { followTransaction } from './shared-transaction.ts'

/** The cookie of the session, without the prefix it has over https. */
export const SESSION_COOKIE = 'travessia'
export const cookieName = (origin: string): string => ownCookieName(origin, SESSION_COOKIE)

const dated = { createdAt: 'created_at', updatedAt: 'updated_at' }

/** Better Auth is the only writer of accounts and sessions. None of its own endpoints is exposed. */
export function makeAuth(options: { db: Db; origin: string; secret: string; newId: () => string }) {
  const secure = options.origin.startsWith('https:')
  const adapter = kyselyAdapter(followTransaction(options.db), { type: 'postgres', transaction: false })
  return betterAuth({
    baseURL: options.origin,
    secret: options.secret,
    telemetry: { enabled: false },
    // Better Auth's logger prints the e-mail address behind every wrong password.
    logger: { disabled: true },
    database: (settings: BetterAuthOptions) => withHashedTokens(adapter(settings)),
    rateLimit: { enabled: false },
    advanced: {
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: cookieName(options.origin),
          attributes: { secure, path: '/', sameSite: 'lax', httpOnly: true },
        },
      },
      ipAddress: { ipAddressHeaders: ['x-client-ip'] },
      database: { generateId: () => options.newId() },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: 1000,
      password: { hash: hashPassword, verify: ({ hash, password }) => verifyPassword(hash, password) },
    },
    session: {
      modelName: 'sessions',
      // find-session.ts checks the shorter limits of each role on every call.
      expiresIn: LONGEST_SESSION / 1000,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
      fields: {
        ...dated,
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      additionalFields: {
        lastActiveAt: { type: 'date', required: false, input: false, fieldName: 'last_active_at' },
        provedAt: { type: 'date', required: false, input: false, fieldName: 'proved_at' },
        impersonationId: { type: 'string', required: false, input: false, fieldName: 'impersonation_id' },
      },
    },
    user: {
      modelName: 'profiles',
      fields: { ...dated, emailVerified: 'email_verified' },
      additionalFields: {
        role: { type: 'string', defaultValue: 'user', input: false },
        banned: { type: 'boolean', defaultValue: false, input: false },
      },
    },
    account: {
      modelName: 'credentials',
      fields: {
        ...dated,
        accountId: 'account_id',
        providerId: 'provider_id',
        userId: 'user_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
      },
    },
    verification: {
      modelName: 'verifications',
      storeIdentifier: 'hashed',
      fields: { ...dated, expiresAt: 'expires_at' },
    },
  })
}
export type Auth = ReturnType<typeof makeAuth>
