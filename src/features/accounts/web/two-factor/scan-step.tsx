import { useMutation } from '@tanstack/react-query'
import { Copy, Smartphone } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { twoFactor } from '#features/accounts/contract/two-factor.ts'
import { twoFactor as words } from '#features/accounts/words/two-factor.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { filled } from '#web/forms/field-rules.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { usePlaceRefusal } from '#web/forms/use-place-refusal.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useCopy } from '#web/ui/use-copy.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import type { Started } from './password-step.tsx'
import { QrCode } from './qr-code.tsx'

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')
type Props = { started: Started; onConfirmed: (codes: readonly string[]) => void; onCancel?: (() => void) | undefined }

/** Shows the QR code; the second factor stays off until the person enters a right code from the app. */
export function ScanStep({ started, onConfirmed, onCancel }: Props) {
  const text = useMessages('twoFactor', words)
  const failureText = useFailureText()
  const copy = useCopy()
  const placeRefusal = usePlaceRefusal()
  const form = useForm<{ code: string }>()
  const { errors } = form.formState
  const confirming = useMutation({
    gcTime: 0,
    mutationFn: (code: string) => call(twoFactor.confirm, { code }),
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: (error) =>
      placeRefusal(form.setError, error, { fields: ['code'], codes: { wrong_code: 'code' }, text: failureText(error) }),
  })
  const shape = (value: string | undefined) => /^\d{6}$/.test((value ?? '').replace(/\s/g, '')) || text.codeShape
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        confirming.reset()
        void form.handleSubmit(({ code }) => confirming.mutate(code))(event)
      }}
    >
      <div>
        <h2 className="text-h3">{text.scanTitle}</h2>
        <p className="mt-1 text-ink-muted">{text.scanText}</p>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
        <QrCode rows={started.qr} />
        {/* A person who sets the factor up on the phone itself cannot scan this screen with it. */}
        <a
          href={started.uri}
          className={`${buttonClass('primary', 'panel')} hidden max-sm:inline-flex pointer-coarse:inline-flex`}
        >
          <Smartphone size={17} aria-hidden="true" />
          {text.openApp}
        </a>
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-sm text-ink-muted">{text.secretTitle}</p>
          <p data-secret="" className="mt-1.5 font-mono text-[0.9375rem] leading-relaxed break-words">
            {inFours(started.secret)}
          </p>
          <Button
            variant="ghost"
            size="panel"
            className="mt-3"
            onClick={() => void copy(started.secret, text.secretCopied)}
          >
            <Copy size={17} aria-hidden="true" />
            {text.copySecret}
          </Button>
        </div>
      </div>
      <FormAlert failure={confirming.error ? failureText(confirming.error) : undefined} invalid={false} />
      <TextField
        {...form.register('code', { validate: { filled: filled(text.codeMissing), shape } })}
        label={text.code}
        hint={text.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        error={errors.code?.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="flex-1" loading={confirming.isPending}>
          {text.confirm}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
