import { AppError } from '#domain/errors.ts'
import { confirmPassword } from '#server/auth/confirm-password.ts'
import { checkCode, refusedCode } from '#server/auth/second-factor.ts'
import { account, type Context, inTransaction } from '#server/context.ts'

/** The password or a code of the second factor: an open screen is not enough (S56). */
export async function confirmPerson(
  context: Context,
  { currentPassword, code }: { currentPassword?: string | undefined; code?: string | undefined },
): Promise<void> {
  const { id } = account(context)
  if (code !== undefined) {
    const checked = await inTransaction(context, (tx) => checkCode(tx, id, code))
    if (!checked.right) throw refusedCode(checked.lockedUntil, context.now)
    return
  }
  if (currentPassword === undefined)
    throw new AppError('wrong_password', { fields: { currentPassword: 'wrong_password' } })
  await confirmPassword(context, currentPassword)
}
