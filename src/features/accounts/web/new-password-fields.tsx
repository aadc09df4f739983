import { useFormContext } from 'react-hook-form'
import { password as shape } from '#features/accounts/contract.ts'
import { signUp } from '#features/accounts/words/sign-up.pt-BR.ts'
import type { Role } from '#rules/role.ts'
import { minPassword, shortPassword } from '#rules/sign-in/password.ts'
import { fits } from '#web/forms/field-rules.ts'
import { PasswordStrength } from '#web/forms/password-strength.tsx'
import { useTyped } from '#web/forms/use-typed.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useProblemText } from '#web/words/use-problem-text.ts'

export type NewPassword = { password: string; confirm: string }
/** Without `role`, which only the server knows for a mailed link, the customer's minimum length applies. */
type Props = { labels: NewPassword; email?: string | undefined; role?: Role }

/** A new password with its strength meter and its repetition; for a form inside a FormProvider. */
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
