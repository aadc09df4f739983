import type { RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { privacy } from '#features/privacy/contract.ts'
import { privacy as words } from '#features/privacy/words/privacy.pt-BR.ts'
import { fits } from '#web/forms/field-rules.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { EraseMeaning } from './erase-meaning.tsx'
import type { Privacy } from './queries.ts'
import { useErase } from './use-erase.ts'

const { shape } = privacy.erase.body

type Props = { erasure: Privacy['erasure']; onClose: () => void; openedBy: RefObject<HTMLElement | null> }

export default function EraseDialog({ erasure, onClose, openedBy }: Props) {
  const { shared, erase: text } = useMessages('privacy', words)
  const form = useForm({ defaultValues: { currentPassword: '' } })
  const erase = useErase()
  const refusal = useRefusal(erase.error)
  const submit = form.handleSubmit(({ currentPassword }) =>
    erase.mutate(currentPassword, { onError: () => form.setFocus('currentPassword') }),
  )
  return (
    <Dialog open title={text.dialogTitle} description={text.dialogText} onOpenChange={onClose} returnFocusTo={openedBy}>
      <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
        <EraseMeaning erasure={erasure} />
        {refusal.form && <Notice tone="red">{refusal.form}</Notice>}
        <PasswordField
          {...form.register('currentPassword', { validate: fits(shape.currentPassword, shared.passwordMissing) })}
          label={shared.currentPassword}
          autoComplete="current-password"
          error={form.formState.errors.currentPassword?.message ?? refusal.fields['currentPassword']}
        />
        <div className="flex flex-wrap justify-end gap-3 pt-1 max-sm:*:flex-1">
          <DialogCancel>{text.keep}</DialogCancel>
          <Button type="submit" variant="danger" size="panel" loading={erase.isPending}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
