import type { contract } from '#contract/index.ts'
import { AppError } from '#domain/errors.ts'
import type { Handler } from '../../mount.ts'
import { createAccount } from './create-account.ts'
import { openSession } from './open-session.ts'
import { accountView } from './session-view.ts'

export const signUp: Handler<typeof contract.accounts.signUp> = async (context, { name, email, password }) => {
  const id = await createAccount(context, { name, email, password, role: 'user' })
  if (!id) throw new AppError('account_not_created')
  await openSession(context, email, password)
  return accountView(context, id)
}
