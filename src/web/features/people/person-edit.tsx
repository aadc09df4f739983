import { useState } from 'react'
import type { Role } from '#domain/accounts/role.ts'
import { offeredRoles } from '#domain/people/offered-roles.ts'
import { ApiError } from '#web/api/call.ts'
import { ConflictNotice } from '#web/forms/conflict-notice.tsx'
import { useEdited } from '#web/forms/use-edited.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { people } from '#web/i18n/pt-BR/people.ts'
import { useFailureText } from '#web/i18n/use-failure-text.ts'
import { useActor } from '#web/session/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { PersonDetail } from './queries.ts'
import { useSavePerson } from './use-person-changes.ts'

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict'

/** Name and role in place. What somebody else saved meanwhile is shown first, and what was typed stays. */
export function PersonEdit({ person }: { person: PersonDetail }) {
  const { page: text, add, roles } = useMessages('people', people)
  const actor = useActor()
  const failureText = useFailureText()
  const { began, met, acknowledge } = useEdited(person)
  const [typed, setTyped] = useState<{ name?: string; role?: Role }>({})
  const [pressed, setPressed] = useState(false)
  const saving = useSavePerson(() => setTyped({}))
  const typing = typed.name !== undefined || typed.role !== undefined
  // A form that nobody has touched shows what is stored.
  if (met && !typing) acknowledge()
  const name = typed.name ?? began.name
  const role = typed.role ?? began.role
  const missing = name.trim() === ''
  const fields = {
    name: { label: add.name },
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
      {met && typing && (
        <ConflictNotice
          began={began}
          current={person}
          fields={fields}
          onKeep={acknowledge}
          onTake={() => {
            setTyped({})
            acknowledge()
          }}
        />
      )}
      {saving.isError && !isConflict(saving.error) && (
        <Notice tone="red">
          {text.saveFailed}: {failureText(saving.error)}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={add.name}
          maxLength={200}
          value={name}
          error={pressed && missing ? text.nameMissing : undefined}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
        <Select
          label={add.role}
          value={role}
          options={offeredRoles(actor).map((one) => ({ value: one, label: roles[one] }))}
          onChange={({ target }) => {
            const chosen = offeredRoles(actor).find((one) => one === target.value)
            if (chosen) setTyped({ ...typed, role: chosen })
          }}
        />
      </div>
      <Button type="submit" size="panel" disabled={!typing || met} loading={saving.isPending}>
        {text.save}
      </Button>
    </form>
  )
}
