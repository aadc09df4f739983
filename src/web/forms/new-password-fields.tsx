import { useFormContext } from 'react-hook-form'
import { password as shape } from '#contract/accounts.ts'
import { minPassword, shortPassword } from '#domain/accounts/password.ts'
import type { Role } from '#domain/accounts/role.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { signUp } from '#web/i18n/pt-BR/sign-up.ts'
import { useProblemText } from '#web/i18n/use-problem-text.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { fits } from './field-rules.ts'
import { PasswordStrength } from './password-strength.tsx'
import { useTyped } from './use-typed.ts'

export type NewPassword = { password: string; confirm: string }
/** Without a role, which only the server knows after a link, the least is asked that everybody needs. */
type Props = { labels: NewPassword; email?: string | undefined; role?: Role }

/** A new password, how good it is, and the same once more; for a form inside a FormProvider. */
export function NewPasswordFields({ labels, email, role = 'user' }: Props) {
  const text = useMessages('signUp', signUp)
  const problemText = useProblemText()
  const form = useFormContext<NewPassword>()
  const { register, formState } = form
  const password = useTyped(form, 'password')
  return (
    <>
      <PasswordField
        {...register('password', {
          deps: 'confirm',
          validate: {
            short: (value) => {
              const problem = shortPassword(value ?? '', role)
              return problem === undefined || problemText(problem)
            },
            shape: fits(shape, text.passwordInvalid),
          },
        })}
        label={labels.password}
        autoComplete="new-password"
        error={formState.errors.password?.message}
      />
      <PasswordStrength password={password} email={email} min={minPassword(role)} />
      <PasswordField
        {...register('confirm', { validate: (value, all) => value === all.password || text.passwordsDiffer })}
        label={labels.confirm}
        autoComplete="new-password"
        error={formState.errors.confirm?.message}
      />
    </>
  )
}
