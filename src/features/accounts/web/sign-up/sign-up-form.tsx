import { FormProvider, useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { accounts } from '#features/accounts/contract.ts'
import { type NewPassword, NewPasswordFields } from '#features/accounts/web/new-password-fields.tsx'
import { signUp as words } from '#features/accounts/words/sign-up.pt-BR.ts'
import { isNotCreated } from '#web/api/call.ts'
import { filled, fits } from '#web/forms/field-rules.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { usePlaceRefusal } from '#web/forms/use-place-refusal.ts'
import { useTyped } from '#web/forms/use-typed.ts'
import { rememberedPath } from '#web/session/landing.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { ConsentLine } from './consent-line.tsx'
import { OwnerBanner } from './owner-banner.tsx'
import { useOwnerAddress } from './use-owner-address.ts'
import { useSignUp } from './use-sign-up.ts'

type Fields = NewPassword & { name: string; email: string }
const shape = accounts.signUp.body.shape
const purple = 'bg-roxo-600 hover:bg-roxo-700'

export function SignUpForm() {
  const text = useMessages('signUp', words)
  const location = useLocation()
  const placeRefusal = usePlaceRefusal()
  const form = useForm<Fields>()
  const { errors, isSubmitted, isValid } = form.formState
  const email = useTyped(form, 'email')
  const { owner, settle } = useOwnerAddress(email)
  const signUp = useSignUp((error, refused) =>
    placeRefusal(form.setError, error, {
      fields: ['name', 'email', 'password'],
      codes: { weak_password: 'password' },
      text: refused,
    }),
  )
  return (
    <FormProvider {...form}>
      <form
        noValidate
        data-owner={owner || undefined}
        className={`space-y-5 ${owner ? '[--color-focus:var(--color-roxo-600)]' : ''}`}
        onSubmit={(event) => {
          signUp.reset()
          void form.handleSubmit((values) => signUp.mutate(values))(event)
        }}
      >
        {owner && <OwnerBanner />}
        <FormAlert title={text.failed} failure={signUp.failure} invalid={isSubmitted && !isValid} />
        {isNotCreated(signUp.error) && (
          <Notice tone="blue">
            {text.perhapsKnown}{' '}
            <Link
              to={{ pathname: '/login', search: location.search }}
              state={{ from: rememberedPath(location), email }}
              className="text-link"
            >
              {text.signInInstead}
            </Link>
          </Notice>
        )}
        <TextField
          {...form.register('name', {
            validate: { filled: filled(text.nameMissing), fits: fits(shape.name, text.nameInvalid) },
          })}
          label={text.name}
          autoComplete="name"
          error={errors.name?.message}
        />
        <TextField
          {...form.register('email', {
            onBlur: settle,
            validate: { filled: filled(text.emailMissing), fits: fits(shape.email, text.emailInvalid) },
          })}
          type="email"
          label={text.emailAddress}
          autoComplete="username"
          inputMode="email"
          error={errors.email?.message}
        />
        <NewPasswordFields labels={{ password: text.password, confirm: text.confirmPassword }} email={email} />
        <ConsentLine />
        <Button type="submit" className={`w-full ${owner ? purple : ''}`} loading={signUp.isPending}>
          {owner ? text.ownerSubmit : text.createAccount}
        </Button>
      </form>
    </FormProvider>
  )
}
