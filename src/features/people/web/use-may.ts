import { can } from '#rules/access.ts'
import type { Role } from '#rules/role.ts'
import { useActor } from '#web/session/use-actor.ts'

type Someone = { id: string; role: Role }

/** What the signed-in person may do to another account; changes to the own account are made in its own screens. */
export function useMay() {
  const actor = useActor()
  const isOwn = (person: Someone): boolean => actor.kind === 'account' && actor.id === person.id
  const may = (action: 'people.update' | 'people.disable', person: Someone): boolean =>
    !isOwn(person) && can(actor, action, { accountId: person.id, role: person.role })
  return {
    actor,
    isOwn,
    edit: (person: Someone) => may('people.update', person),
    decide: (person: Someone) => may('people.disable', person),
    seeSignIns: (person: Someone) => can(actor, 'people.signIns', { accountId: person.id, role: person.role }),
  }
}
