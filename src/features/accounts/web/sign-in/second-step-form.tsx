import { type ReactNode, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { accounts } from '#features/accounts/contract.ts'
import { signIn } from '#features/accounts/words/sign-in.pt-BR.ts'
import type { SecondStepMethod } from '#rules/sign-in/required-step.ts'
import { filled, fits } from '#web/forms/field-rules.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { usePlaceRefusal } from '#web/forms/use-place-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { useSecondStep } from './use-second-step.ts'

const { code: shape } = accounts.secondStep.body.shape
const sixDigits = (value: string | undefined): boolean => /^\d{6}$/.test((value ?? '').replace(/\s/g, ''))

const app = { inputMode: 'numeric', autoComplete: 'one-time-code' } as const
const recovery = { inputMode: 'text', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

type Props = { by: readonly SecondStepMethod[]; onBack: () => void; onOver: (text: string) => void }

/** Asks for the code of the app, a recovery code or a passkey, whichever the account has. */
export function SecondStepForm({ by, onBack, onOver }: Props) {
  const text = useMessages('signIn', signIn)
  const back = (
    <button type="button" className="text-link" onClick={onBack}>
      {text.back}
    </button>
  )
  const passkey = by.includes('passkey') && <PasskeySignIn onOver={onOver} />
  if (by.includes('code'))
    return (
      <div className="space-y-5">
        <CodeForm onOver={onOver} back={back} />
        {passkey}
      </div>
    )
  return (
    <div className="space-y-5">
      <p className="text-ink-muted">{text.passkeyText}</p>
      {passkey}
      {back}
    </div>
  )
}

function CodeForm({ onOver, back }: { onOver: (text: string) => void; back: ReactNode }) {
  const text = useMessages('signIn', signIn)
  const [withRecovery, setWithRecovery] = useState(false)
  const placeRefusal = usePlaceRefusal()
  const form = useForm<{ code: string }>()
  const { errors } = form.formState
  const step = useSecondStep({
    onOver,
    onRefused: (error, refused) =>
      placeRefusal(form.setError, error, { fields: ['code'], codes: { wrong_code: 'code' }, text: refused }),
  })
  const { setFocus } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of code is another field to type in
  useEffect(() => setFocus('code'), [setFocus, withRecovery])

  const switchKind = (): void => {
    setWithRecovery(!withRecovery)
    form.reset({ code: '' })
    step.reset()
  }
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        step.reset()
        void form.handleSubmit(({ code }) => step.mutate(code))(event)
      }}
    >
      <p className="text-ink-muted">{withRecovery ? text.recoveryText : text.codeText}</p>
      <FormAlert failure={step.failure} invalid={false} />
      <TextField
        key={String(withRecovery)}
        {...form.register('code', {
          validate: {
            filled: filled(text.codeMissing),
            fits: withRecovery
              ? fits(shape, text.recoveryShape)
              : (value: string | undefined) => sixDigits(value) || text.codeShape,
          },
        })}
        {...(withRecovery ? recovery : app)}
        maxLength={20}
        label={withRecovery ? text.recoveryCode : text.code}
        className="text-center text-xl tracking-[0.2em]"
        error={errors.code?.message}
      />
      <Button type="submit" className="w-full" loading={step.isPending}>
        {text.confirmCode}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6">
        <button type="button" className="text-link" onClick={switchKind}>
          {withRecovery ? text.useApp : text.useRecovery}
        </button>
        {back}
      </div>
    </form>
  )
}
