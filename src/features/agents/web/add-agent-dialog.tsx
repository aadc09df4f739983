import type { RefObject } from 'react'
import { agentCalls } from '#features/agents/contract.ts'
import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { text as typedText } from '#rules/fields.ts'
import { MAX_PASSWORD, MIN_STAFF_PASSWORD, shortPassword } from '#rules/sign-in/password.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { PasswordStrength } from '#web/forms/password-strength.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { agentReads } from './queries.ts'

/** Without a password the agent is invited. */
const isLong = (password: string): boolean => password === '' || !shortPassword(password, 'agent')
const schema = agentCalls.create.body.extend({
  password: typedText(MAX_PASSWORD).refine(isLong, 'password_short_staff'),
})
const nobody = { name: '', email: '', region: '', password: '', requireChange: false }

type Props = { onClose: () => void; openedBy: RefObject<HTMLElement | null> }

export function AddAgentDialog({ onClose, openedBy }: Props) {
  const { shared, add: text } = useMessages('agents', agents)
  const adding = useCall(agentCalls.create, {
    event: 'registration.changed',
    stale: agentReads,
    done: text.done,
    onDone: onClose,
  })
  const form = useCallForm(adding, {
    schema,
    values: nobody,
    input: ({ password, ...fields }) => ({ ...fields, ...(password ? { password } : {}) }),
    failed: text.failed,
    codes: { weak_password: 'password' },
  })
  const { email, password } = form.watch()
  return (
    <Dialog open title={text.button} description={text.text} onOpenChange={onClose} returnFocusTo={openedBy}>
      <CallForm of={form} className="space-y-4">
        <TextField {...form.field('name')} label={shared.name} maxLength={200} autoComplete="off" />
        <TextField {...form.field('email')} label={shared.email} type="email" maxLength={254} autoComplete="off" />
        <TextField {...form.field('region')} label={shared.region} hint={text.regionHint} maxLength={80} />
        <PasswordField
          {...form.field('password')}
          label={shared.password}
          hint={text.passwordHint}
          autoComplete="new-password"
        />
        {password !== '' && (
          <>
            <PasswordStrength password={password} email={email} min={MIN_STAFF_PASSWORD} />
            <Checkbox {...form.toggle('requireChange')} label={text.requireChange} />
          </>
        )}
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
