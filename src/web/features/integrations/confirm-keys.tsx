import { useState } from 'react'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { integrations } from '#web/i18n/pt-BR/integrations.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export type Proof = { currentPassword: string } | { code: string }
type Props = {
  /** What the proof is for, on the button. */
  submit: string
  saving: boolean
  error: unknown
  onConfirm: (proof: Proof) => void
  onClose: () => void
}

/** An open screen is not enough to change keys that move money (S56). */
export function ConfirmKeys({ submit, saving, error, onConfirm, onClose }: Props) {
  const { confirm: text } = useMessages('integrations', integrations)
  const [by, setBy] = useState<'password' | 'code'>('password')
  const [typed, setTyped] = useState('')
  const refusal = useRefusal(error)
  const field = { value: typed, onChange: ({ target }: { target: { value: string } }) => setTyped(target.value) }
  const isPassword = by === 'password'
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={text.title}
      description={text.text}
    >
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm(isPassword ? { currentPassword: typed } : { code: typed.trim() })
        }}
      >
        {refusal.form && <Notice tone="red">{refusal.form}</Notice>}
        {isPassword ? (
          <PasswordField
            {...field}
            label={text.password}
            autoComplete="current-password"
            error={refusal.fields['currentPassword']}
          />
        ) : (
          <TextField
            {...field}
            label={text.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            error={refusal.fields['code']}
          />
        )}
        <button
          type="button"
          onClick={() => {
            setTyped('')
            setBy(isPassword ? 'code' : 'password')
          }}
          className="min-h-11 font-semibold text-mar-700 underline underline-offset-4"
        >
          {isPassword ? text.useCode : text.usePassword}
        </button>
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
          <Button variant="ghost" size="panel" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" size="panel" loading={saving} disabled={typed === ''}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
