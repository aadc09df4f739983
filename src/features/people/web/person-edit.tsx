import { useState } from 'react'
import { ConflictNotice } from '#features/edits/web/conflict-notice.tsx'
import { offeredRoles } from '#features/people/rules/offered-roles.ts'
import { people } from '#features/people/words/people.pt-BR.ts'
import { isStaff, type Role } from '#rules/role.ts'
import { isConflict } from '#web/api/call.ts'
import { useChangedFields } from '#web/forms/use-changed-fields.ts'
import { useActor } from '#web/session/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import type { PersonDetail } from './queries.ts'
import { useSavePerson } from './use-person-changes.ts'

type Typed = { name: string; role: Role }

/** Edits name and role. A version saved meanwhile by another admin is shown first, and the typed text is kept. */
export function PersonEdit({ person }: { person: PersonDetail }) {
  const { shared, page: text, add, roles } = useMessages('people', people)
  const actor = useActor()
  const failureText = useFailureText()
  const { began, met, typed, typing, set, clear, onKeep, onTake } = useChangedFields<PersonDetail, Typed>(person)
  const [pressed, setPressed] = useState(false)
  const saving = useSavePerson(clear)
  const name = typed.name ?? began.name
  const role = typed.role ?? began.role
  const missing = name.trim() === ''
  const fields = {
    name: { label: shared.name },
    role: { label: add.role, show: (value: unknown) => roles[value as Role] },
  }
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        setPressed(true)
        if (!missing) saving.mutate({ id: person.id, name: name.trim(), role, expectedVersion: began.version })
      }}
    >
      {met && <ConflictNotice began={began} current={person} fields={fields} onKeep={onKeep} onTake={onTake} />}
      {saving.isError && !isConflict(saving.error) && (
        <Notice tone="red">
          {text.saveFailed}: {failureText(saving.error)}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={shared.name}
          maxLength={200}
          value={name}
          error={pressed && missing ? shared.nameMissing : undefined}
          onChange={({ target }) => set({ name: target.value })}
        />
        <Select
          label={add.role}
          value={role}
          options={offeredRoles(actor).map((one) => ({ value: one, label: roles[one] }))}
          onChange={({ target }) => {
            const chosen = offeredRoles(actor).find((one) => one === target.value)
            if (chosen) set({ role: chosen })
          }}
        />
      </div>
      {role !== began.role && isStaff(role) && !person.emailVerified && <Notice tone="blue">{text.afresh}</Notice>}
      <Button type="submit" size="panel" disabled={!typing || met} loading={saving.isPending}>
        {shared.save}
      </Button>
    </form>
  )
}
