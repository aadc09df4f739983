import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallInput } from '#contract/route.ts'
import { accounts } from '#features/accounts/contract.ts'
import { askDevice } from '#features/accounts/web/passkeys/device.ts'
import { passkeysQuery } from '#features/accounts/web/passkeys/use-passkeys.ts'
import { passkeys } from '#features/accounts/words/passkeys.pt-BR.ts'
import { stepUp } from '#features/accounts/words/two-factor.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

const link = 'mr-6 min-h-11 font-semibold text-mar-700 underline underline-offset-4'

/** Asks for the password, a code or a passkey, because an open session is not enough for the call that was made (S67). */
export function StepUpDialog({ onEnd }: { onEnd: (proved: boolean) => void }) {
  const text = useMessages('stepUp', stepUp)
  const passkeyText = useMessages('passkeys', passkeys)
  const { data: known } = useQuery(passkeysQuery)
  const [by, setBy] = useState<'password' | 'code'>('password')
  const [typed, setTyped] = useState('')
  const proving = useMutation({
    // The password must not stay in memory longer than the call.
    gcTime: 0,
    mutationFn: async (proof: CallInput<typeof accounts.stepUp> | 'passkey') =>
      call(accounts.stepUp, proof === 'passkey' ? { passkey: await askDevice('step_up') } : proof),
    onSuccess: () => onEnd(true),
  })
  const refusal = useRefusal(proving.error)
  const field = { value: typed, onChange: ({ target }: { target: { value: string } }) => setTyped(target.value) }
  const isPassword = by === 'password'
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onEnd(false)
      }}
      title={text.confirmItIsYou}
      description={text.text}
    >
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          // In React the event also bubbles to a form around the dialog, which must not be submitted.
          event.stopPropagation()
          proving.mutate(isPassword ? { currentPassword: typed } : { code: typed.trim() })
        }}
      >
        {refusal.form && !refusal.fields['code'] && <Notice tone="red">{refusal.form}</Notice>}
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
          className={link}
        >
          {isPassword ? text.useCode : text.usePassword}
        </button>
        {known?.items[0] && (
          <button type="button" className={link} disabled={proving.isPending} onClick={() => proving.mutate('passkey')}>
            {passkeyText.use}
          </button>
        )}
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
          <DialogCancel>{text.cancel}</DialogCancel>
          <Button type="submit" size="panel" loading={proving.isPending} disabled={typed === ''}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
