import type { RefObject } from 'react'
import { people as calls } from '#features/people/contract.ts'
import { offeredRoles } from '#features/people/rules/offered-roles.ts'
import { people } from '#features/people/words/people.pt-BR.ts'
import { text as typedText } from '#rules/fields.ts'
import type { Role } from '#rules/role.ts'
import { MAX_PASSWORD, minPassword, shortPassword } from '#rules/sign-in/password.ts'
import { isRefused } from '#web/api/call.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { PasswordStrength } from '#web/forms/password-strength.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { useActor } from '#web/session/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { personReads } from './queries.ts'

const schema = calls.create.body
  .extend({ password: typedText(MAX_PASSWORD) })
  .superRefine(({ password, role }, { addIssue }) => {
    const message = shortPassword(password, role)
    if (message) addIssue({ code: 'custom', path: ['password'], message })
  })
const nobody = { name: '', email: '', password: '', role: 'user' as Role, requireChange: false }

type Props = { onClose: () => void; openedBy: RefObject<HTMLElement | null> }

export function AddPersonDialog({ onClose, openedBy }: Props) {
  const { shared, button, add: text, roles } = useMessages('people', people)
  const actor = useActor()
  const adding = useCall(calls.create, { done: text.done, stale: personReads, onDone: onClose })
  const form = useCallForm(adding, { schema, values: nobody, input: (fields) => fields })
  const { name, email, password, role } = form.watch()
  const isMissing = form.invalid && [name, email, password].some((typed) => typed.trim() === '')
  const refused = form.failure && (isRefused(adding.error) ? text.refused : text.failed)({ message: form.failure })
  return (
    <Dialog open title={button} description={text.text} onOpenChange={onClose} returnFocusTo={openedBy}>
      <CallForm of={{ ...form, failure: isMissing ? text.missing : refused }} className="space-y-4">
        <TextField {...form.field('name')} label={shared.name} maxLength={200} autoComplete="off" />
        <TextField {...form.field('email')} label={shared.email} type="email" maxLength={254} autoComplete="off" />
        <PasswordField {...form.field('password')} label={shared.password} autoComplete="new-password" />
        <PasswordStrength password={password} email={email} min={minPassword(role)} />
        <Select
          {...form.field('role')}
          label={text.role}
          options={offeredRoles(actor).map((one) => ({ value: one, label: roles[one] }))}
        />
        <Checkbox {...form.toggle('requireChange')} label={text.requireChange} />
        <div className="flex flex-wrap justify-end gap-3 pt-2 max-sm:*:flex-1">
          <DialogCancel>{shared.cancel}</DialogCancel>
          <Button type="submit" size="panel" loading={form.busy}>
            {text.submit}
          </Button>
        </div>
      </CallForm>
    </Dialog>
  )
}
