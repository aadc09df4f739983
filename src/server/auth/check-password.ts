import { AppError } from '#rules/errors.ts'
import type { Role } from '#rules/role.ts'
import { guessable, shortPassword } from '#rules/sign-in/password.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Refuses passwords that are too short for the role or guessed first: the most used ones, our name, the person's own address (A9). */
export function checkPassword(
  password: string,
  { email, role }: { email: string; role: Role },
  field = 'password',
): void {
  const short = shortPassword(password, role)
  if (short) throw new AppError('invalid', { fields: { [field]: short } })
  if (guessable(password, { email, isCommon: isCommonPassword }))
    throw new AppError('weak_password', { fields: { [field]: 'weak_password' } })
}
