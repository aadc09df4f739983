import { randomBytes } from 'node:crypto'
import type { Input } from '#contract/route.ts'
import { createAccount } from '#features/accounts/server/create-account.ts'
import type { people } from '#features/people/contract.ts'
import { can } from '#rules/access.ts'
import { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import { type Context, inTransaction } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'

/** A random password that is never shown: the invited person chooses a password with the link of the invitation. */
const unknownPassword = (): string => randomBytes(32).toString('base64url')

/** Creates an account on behalf of an admin, with a first password or an invitation (A3); returns its id. */
export async function addPerson(context: Context, input: Input<typeof people.create>): Promise<string> {
  const { name, email, role } = input
  if (!can(context.actor, 'people.create', { role })) {
    await audit(context, { action: 'people.createRefused', details: { role } })
    throw new AppError('forbidden')
  }
  const password = input.password ?? unknownPassword()
  return inTransaction(context, async (tx) => {
    const id = await createAccount(tx, { name, email, role, password, quiet: true })
    // Thrown inside the transaction, so that its rollback drops any mail to the holder of the address.
    if (!id) throw new AppError('conflict', { reason: 'email_taken', fields: { email: 'email_taken' } })
    const invited = input.password === undefined
    if (!invited && input.requireChange)
      await tx.db.updateTable('profiles').set({ must_change_password: true }).where('id', '=', id).execute()
    await tx.emit('person.created', { accountId: id, role, invited })
    return id
  })
}

export const createPerson: Handler<typeof people.create> = async (context, input) => {
  const { name, email, role } = input
  return { id: await addPerson(context, input), name, email, role, disabled: false, createdAt: context.now }
}
