import { sql } from 'kysely'
import { consentDocuments, currentConsent } from '#features/privacy/rules/consent.ts'
import type { Role } from '#rules/role.ts'
import { checkPassword } from '#server/auth/check-password.ts'
import { hashPassword } from '#server/auth/password-hashing.ts'
import { withinTransaction } from '#server/auth/shared-transaction.ts'
import { type Context, inTransaction } from '#server/context.ts'

export type NewAccount = {
  name: string
  email: string
  password: string
  role: Role
  emailVerified?: boolean
  /** The version of the terms and of the privacy page that came with the form. */
  acceptedTerms?: string | undefined
  /** Emits no `account.created`: for accounts that an admin or the demo creates. */
  quiet?: boolean
}

/** Writes the account through Better Auth; undefined when the address is taken, after the same hashing work. */
export async function createAccount(context: Context, account: NewAccount): Promise<string | undefined> {
  checkPassword(account.password, account)
  const password = await hashPassword(account.password)
  const { internalAdapter } = await context.auth.$context
  return inTransaction(context, async (tx) => {
    // The advisory lock serializes concurrent sign-ups with the same address.
    await sql`select pg_advisory_xact_lock(hashtextextended(${account.email}, 0))`.execute(tx.db)
    const taken = await tx.db.selectFrom('profiles').select('id').where('email', '=', account.email).executeTakeFirst()
    if (taken) {
      await tx.emit('account.emailTaken', { accountId: taken.id })
      return undefined
    }
    const id = await withinTransaction(tx.db, async () => {
      const { name, email, role, emailVerified = false } = account
      const user = await internalAdapter.createUser(
        { name, email, role, emailVerified, banned: false },
        { method: 'email-password' },
      )
      await internalAdapter.linkAccount({ userId: user.id, providerId: 'credential', accountId: user.id, password })
      return user.id
    })
    await tx.db.insertInto('user_preferences').values({ user_id: id }).execute()
    if (account.acceptedTerms) {
      const accepted = consentDocuments.map((document) => ({ document, version: currentConsent[document] }))
      const rows = accepted.map((consent) => ({ ...consent, id: tx.newId(), user_id: id, accepted_at: tx.now }))
      await tx.db.insertInto('consents').values(rows).execute()
    }
    if (!account.quiet) await tx.emit('account.created', { accountId: id })
    return id
  })
}
