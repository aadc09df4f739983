import { useMutation } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { twoFactor } from '#features/accounts/contract/two-factor.ts'
import { RecoveryCodes } from '#features/accounts/web/two-factor/recovery-codes.tsx'
import { security } from '#features/accounts/words/security.pt-BR.ts'
import { settings } from '#features/accounts/words/settings.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { fits } from '#web/forms/field-rules.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

type Props = { kind: 'disable' | 'codes'; onClose: () => void; openedBy: RefObject<HTMLElement | null> }
type Proof = { currentPassword: string; code: string }
const { shape } = twoFactor.disable.body

/** Asks for password and code before a change that weakens the account: switching the factor off, or new recovery codes. */
export default function TwoFactorConfirmDialog({ kind, onClose, openedBy }: Props) {
  const { shared, twoFactor: text } = useMessages('security', security)
  const { cancel } = useMessages('settings', settings)
  const form = useForm({ defaultValues: { currentPassword: '', code: '' } })
  const { errors } = form.formState
  const confirm = useMutation({
    gcTime: 0,
    mutationFn: async (proof: Proof): Promise<string[]> => {
      if (kind === 'codes') return (await call(twoFactor.newRecoveryCodes, proof)).recoveryCodes
      await call(twoFactor.disable, proof)
      return []
    },
    onSuccess: () => {
      if (kind === 'codes') return
      toast.success(text.disabled)
      onClose()
    },
  })
  const refusal = useRefusal(confirm.error)
  const submit = form.handleSubmit((proof) => confirm.mutate(proof))
  const [title, description] =
    kind === 'codes' ? [text.codesTitle, text.codesText] : [text.disableTitle, text.disableText]
  if (kind === 'codes' && confirm.data) {
    return (
      <Dialog open title={text.codesTitle} onOpenChange={onClose} returnFocusTo={openedBy}>
        <RecoveryCodes codes={confirm.data} onKept={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog open title={title} description={description} onOpenChange={onClose} returnFocusTo={openedBy}>
      <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
        {refusal.form && <Notice tone="red">{refusal.form}</Notice>}
        <PasswordField
          {...form.register('currentPassword', { validate: fits(shape.currentPassword, shared.passwordMissing) })}
          label={shared.currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword?.message ?? refusal.fields['currentPassword']}
        />
        <TextField
          {...form.register('code', { validate: fits(shape.code, text.codeInvalid) })}
          label={text.code}
          hint={text.codeHint}
          autoComplete="one-time-code"
          error={errors.code?.message ?? refusal.fields['code']}
        />
        <div className="flex flex-wrap justify-end gap-3 pt-1 max-sm:*:flex-1">
          <DialogCancel>{cancel}</DialogCancel>
          <Button
            type="submit"
            size="panel"
            variant={kind === 'disable' ? 'danger' : 'primary'}
            loading={confirm.isPending}
          >
            {kind === 'disable' ? text.disable : text.newCodes}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
