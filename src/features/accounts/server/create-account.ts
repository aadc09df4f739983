import { sql } from 'kysely'
import { consentDocuments, currentConsent } from '#features/privacy/rules/consent.ts'
import type { Role } from '#rules/role.ts'
import { checkPassword } from '#server/auth/check-password.ts'
import { hashPassword } from '#server/auth/password-hashing.ts'
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

/** Writes the account; undefined when the address is taken, after the same hashing work. */
export async function createAccount(context: Context, account: NewAccount): Promise<string | undefined> {
  checkPassword(account.password, account)
  const password = await hashPassword(account.password)
  return inTransaction(context, async (tx) => {
    // The advisory lock serializes concurrent sign-ups with the same address.
    await sql`select pg_advisory_xact_lock(hashtextextended(${account.email}, 0))`.execute(tx.db)
    const taken = await tx.db.selectFrom('profiles').select('id').where('email', '=', account.email).executeTakeFirst()
    if (taken) {
      await tx.emit('account.emailTaken', { accountId: taken.id })
      return undefined
    }
    const { name, email, role, emailVerified = false } = account
    const id = tx.newId()
    await tx.db.insertInto('profiles').values({ id, name, email, role, email_verified: emailVerified }).execute()
    await tx.db
      .insertInto('credentials')
      .values({ id: tx.newId(), user_id: id, account_id: id, provider_id: 'credential', password })
      .execute()
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
