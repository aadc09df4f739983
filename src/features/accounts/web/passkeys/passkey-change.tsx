import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useForm } from 'react-hook-form'
import { passkeys } from '#features/accounts/contract/passkeys.ts'
import { settings } from '#features/accounts/contract/settings.ts'
import { passkeys as words } from '#features/accounts/words/passkeys.pt-BR.ts'
import { call, queryOf } from '#web/api/call.ts'
import { fits } from '#web/forms/field-rules.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type PasskeyChange, passkeysQuery } from './use-passkeys.ts'

type Props = PasskeyChange & { onClose: () => void; openedBy: RefObject<HTMLElement | null> }

/** Renames a passkey, or asks before it is removed. */
export default function PasskeyChangeDialog({ passkey: { id, name }, to, onClose, openedBy }: Props) {
  const text = useMessages('passkeys', words)
  const client = useQueryClient()
  const form = useForm({ values: { name } })
  const change = useMutation({
    mutationFn: (values: { name: string }) =>
      to === 'rename' ? call(passkeys.rename, { id, ...values }) : call(passkeys.remove, { id }),
    onSuccess: async () => {
      toast.success(to === 'rename' ? text.renamed : text.removed)
      onClose()
      await client.invalidateQueries({ queryKey: passkeysQuery.queryKey })
      await client.invalidateQueries({ queryKey: queryOf(settings.devices, {}).queryKey })
    },
  })
  const refusal = useRefusal(change.error)
  const submit = form.handleSubmit((values) => change.mutate(values))
  const removing = to === 'remove'
  return (
    <Dialog
      open
      title={removing ? text.removeTitle({ name }) : text.renameTitle}
      {...(removing && { description: text.removeText })}
      onOpenChange={onClose}
      returnFocusTo={openedBy}
    >
      <form noValidate className="space-y-5" onSubmit={(event) => void submit(event)}>
        {refusal.form && <Notice tone="red">{refusal.form}</Notice>}
        {!removing && (
          <TextField
            {...form.register('name', { validate: fits(passkeys.rename.body.shape.name, text.nameInvalid) })}
            label={text.name}
            maxLength={60}
            error={form.formState.errors.name?.message ?? refusal.fields['name']}
          />
        )}
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
          <DialogCancel>{text.cancel}</DialogCancel>
          <Button type="submit" size="panel" variant={removing ? 'danger' : 'primary'} loading={change.isPending}>
            {removing ? text.remove : text.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
