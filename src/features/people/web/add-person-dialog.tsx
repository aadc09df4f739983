import { type RefObject, useState } from 'react'
import { offeredRoles } from '#features/people/rules/offered-roles.ts'
import { people } from '#features/people/words/people.pt-BR.ts'
import type { Role } from '#rules/role.ts'
import { minPassword, shortPassword } from '#rules/sign-in/password.ts'
import { ApiError } from '#web/api/call.ts'
import { PasswordStrength } from '#web/forms/password-strength.tsx'
import { useActor } from '#web/session/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { useProblemText } from '#web/words/use-problem-text.ts'
import { useAddPerson } from './use-person-changes.ts'

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

/** The form's error text, worded as a refusal (4xx) or a failure, and the problem of each field. */
function useRefusalOfNew(error: unknown) {
  const { add: text } = useMessages('people', people)
  const failureText = useFailureText()
  const problemText = useProblemText()
  const fields = Object.entries(isRefusal(error) ? error.fields : {})
  return {
    of: Object.fromEntries(fields.map(([name, problem]) => [name, problemText(problem)])),
    form: error ? (isRefusal(error) ? text.refused : text.failed)({ message: failureText(error) }) : undefined,
  }
}

const nobody = { name: '', email: '', password: '', role: 'user' as Role, requireChange: false }

export function AddPersonDialog({
  onClose,
  openedBy,
}: {
  onClose: () => void
  openedBy: RefObject<HTMLElement | null>
}) {
  const { shared, button, add: text, roles } = useMessages('people', people)
  const problemText = useProblemText()
  const actor = useActor()
  const [person, setPerson] = useState(nobody)
  const [pressed, setPressed] = useState(false)
  const adding = useAddPerson(onClose)
  const refusal = useRefusalOfNew(adding.error)
  const set = (changes: Partial<typeof nobody>) => setPerson({ ...person, ...changes })
  const missing = [person.name, person.email, person.password].some((value) => value.trim() === '')
  const short = missing ? undefined : shortPassword(person.password, person.role)
  const shown = pressed ? (missing ? text.missing : refusal.form) : undefined
  return (
    <Dialog open title={button} description={text.text} onOpenChange={onClose} returnFocusTo={openedBy}>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          adding.reset()
          if (!missing && !short) adding.mutate({ ...person, name: person.name.trim() })
        }}
      >
        {shown && <Notice tone="red">{shown}</Notice>}
        <TextField
          label={shared.name}
          maxLength={200}
          autoComplete="off"
          value={person.name}
          error={refusal.of['name']}
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          label={shared.email}
          type="email"
          maxLength={254}
          autoComplete="off"
          value={person.email}
          error={refusal.of['email']}
          onChange={({ target }) => set({ email: target.value })}
        />
        <PasswordField
          label={shared.password}
          autoComplete="new-password"
          value={person.password}
          error={pressed && short ? problemText(short) : refusal.of['password']}
          onChange={({ target }) => set({ password: target.value })}
        />
        <PasswordStrength password={person.password} email={person.email} min={minPassword(person.role)} />
        <Select
          label={text.role}
          value={person.role}
          options={offeredRoles(actor).map((role) => ({ value: role, label: roles[role] }))}
          onChange={({ target }) => set({ role: offeredRoles(actor).find((role) => role === target.value) ?? 'user' })}
        />
        <Checkbox
          label={text.requireChange}
          checked={person.requireChange}
          onChange={({ target }) => set({ requireChange: target.checked })}
        />
        <div className="flex flex-wrap justify-end gap-3 pt-2 max-sm:*:flex-1">
          <DialogCancel>{shared.cancel}</DialogCancel>
          <Button type="submit" size="panel" loading={adding.isPending}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
