import { EditForm } from '#features/edits/web/edit-form.tsx'
import { useEditForm } from '#features/edits/web/use-edit-form.ts'
import { people as calls } from '#features/people/contract.ts'
import { offeredRoles } from '#features/people/rules/offered-roles.ts'
import { people } from '#features/people/words/people.pt-BR.ts'
import { isStaff, type Role } from '#rules/role.ts'
import { useCall } from '#web/forms/use-call.ts'
import { useActor } from '#web/session/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type PersonDetail, personReads } from './queries.ts'

const schema = calls.save.body.omit({ expectedVersion: true })

/** Edits name and role in place. */
export function PersonEdit({ person }: { person: PersonDetail }) {
  const { shared, page: text, add, roles } = useMessages('people', people)
  const actor = useActor()
  const form = useEditForm(person, useCall(calls.save, { done: text.saved, stale: personReads }), {
    schema,
    valuesOf: ({ name, role }) => ({ name, role }),
    input: (values, expectedVersion) => ({ id: person.id, ...values, expectedVersion }),
    failed: text.saveFailed,
  })
  const fields = {
    name: { label: shared.name },
    role: { label: add.role, show: (value: unknown) => roles[value as Role] },
  }
  const role = form.watch('role')
  return (
    <EditForm of={form} fields={fields} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('name')} label={shared.name} maxLength={200} />
        <Select
          {...form.field('role')}
          label={add.role}
          options={offeredRoles(actor).map((one) => ({ value: one, label: roles[one] }))}
        />
      </div>
      {role !== person.role && isStaff(role) && !person.emailVerified && <Notice tone="blue">{text.afresh}</Notice>}
      <Button type="submit" size="panel" disabled={!form.isDirty || form.conflict !== undefined} loading={form.busy}>
        {shared.save}
      </Button>
    </EditForm>
  )
}
