import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { accounts } from '#features/accounts/contract.ts'
import { signIn as words } from '#features/accounts/words/sign-in.pt-BR.ts'
import { filled, fits } from '#web/forms/field-rules.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { usePlaceRefusal } from '#web/forms/use-place-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useSignIn } from './use-sign-in.ts'

type Credentials = { email: string; password: string }
const { email, password } = accounts.signIn.body.shape

/** Sets no default values, which would erase what a person or a password manager entered before hydration. */
export function LoginForm({ email: known, onSent }: { email: string | undefined; onSent: (email: string) => void }) {
  const text = useMessages('signIn', words)
  const placeRefusal = usePlaceRefusal()
  const form = useForm<Credentials>()
  const { errors } = form.formState
  const signIn = useSignIn((error) =>
    placeRefusal(form.setError, error, { fields: ['email', 'password'], text: text.failedText }),
  )
  const { setFocus } = form
  // A person who comes back from the second step has only the password to type.
  useEffect(() => {
    if (known) setFocus('password')
  }, [known, setFocus])
  const empty = [errors.email, errors.password].some((error) => error?.type === 'filled')

  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        signIn.reset()
        void form.handleSubmit((values) => {
          onSent(values.email)
          signIn.mutate(values)
        })(event)
      }}
    >
      <FormAlert
        failure={empty ? text.fillAll : signIn.failure}
        invalid={errors.email !== undefined || errors.password !== undefined}
      />
      <TextField
        {...form.register('email', {
          validate: { filled: filled(text.required), fits: fits(email, text.emailInvalid) },
        })}
        {...(known === undefined ? {} : { defaultValue: known })}
        type="email"
        label={text.emailAddress}
        autoComplete="username"
        inputMode="email"
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password', {
          validate: {
            filled: (value) => (value ?? '') !== '' || text.required,
            fits: fits(password, text.failedText),
          },
        })}
        label={text.password}
        autoComplete="current-password"
        error={errors.password?.message}
        aside={
          <Link
            to="/esqueci-senha"
            className="-my-3 flex min-h-11 items-center text-sm font-semibold text-mar-600 underline-offset-4 hover:underline"
          >
            {text.forgotPassword}
          </Link>
        }
      />
      <Button type="submit" className="w-full" loading={signIn.isPending}>
        {text.signIn}
      </Button>
    </form>
  )
}
