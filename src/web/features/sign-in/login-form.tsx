import '#contract/portuguese.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { contract } from '#contract/index.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useSignIn } from './use-sign-in.ts'

const names = ['email', 'password'] as const

export function LoginForm() {
  const text = useMessages('account')
  const form = useForm({
    resolver: zodResolver(contract.accounts.signIn.body),
    defaultValues: { email: '', password: '' },
    shouldFocusError: true,
  })
  const { errors } = form.formState
  const signIn = useSignIn((fields) => {
    for (const name of names) if (fields[name]) form.setError(name, { message: fields[name] })
  })

  const onInvalid = (): void => {
    const values = form.getValues()
    const missing = names.filter((name) => values[name].trim() === '')
    for (const name of missing) form.setError(name, { message: text.required })
    form.setError('root', { message: missing.length > 0 ? text.fillAll : '' })
  }

  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        signIn.reset()
        void form.handleSubmit((values) => signIn.mutate(values), onInvalid)(event)
      }}
    >
      {errors.root?.message && <Notice tone="red">{errors.root.message}</Notice>}
      {signIn.isError && <Notice tone="red">{signIn.errorText}</Notice>}
      <TextField
        {...form.register('email')}
        type="email"
        label={text.email}
        autoComplete="username"
        inputMode="email"
        error={errors.email?.message}
      />
      <PasswordField
        {...form.register('password')}
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
