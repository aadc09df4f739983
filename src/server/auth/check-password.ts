import { readFileSync } from 'node:fs'
import { guessable } from '#domain/accounts/password.ts'
import { AppError } from '#domain/errors.ts'

let common: ReadonlySet<string> | undefined

/** Refuses what is tried first: the 10,000 most common passwords, our name, one's own address (A9). */
export function checkPassword(password: string, email: string, field = 'password'): void {
  common ??= new Set(readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8').split('\n'))
  if (guessable(password, { email, common }))
    throw new AppError('weak_password', { fields: { [field]: 'weak_password' } })
}
