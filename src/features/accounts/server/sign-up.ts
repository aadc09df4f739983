import type { accounts } from '#features/accounts/contract.ts'
import { isCurrent } from '#features/privacy/rules/consent.ts'
import { AppError } from '#rules/errors.ts'
import type { Handler } from '#server/http/handler.ts'
import { accountView } from './account-view.ts'
import { createAccount } from './create-account.ts'
import { openSession } from './open-session.ts'

export const signUp: Handler<typeof accounts.signUp> = async (context, input) => {
  const { name, email, password, acceptedTerms } = input
  if (acceptedTerms !== undefined && !isCurrent('terms', acceptedTerms))
    throw new AppError('invalid', { fields: { acceptedTerms: 'outdated' } })
  const id = await createAccount(context, { name, email, password, acceptedTerms, role: 'user' })
  if (!id) throw new AppError('account_not_created')
  await openSession(context, { id, role: 'user' })
  return accountView(context, id, null)
}
