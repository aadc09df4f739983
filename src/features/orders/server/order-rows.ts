import type { OrderInput } from '#features/orders/rules/order-fields.ts'
import { valuesOf } from '#features/owners/server/owner-columns.ts'
import { requiredDocuments } from '#features/registrations/rules/required-documents.ts'
import type { Context } from '#server/context.ts'
import type { Requirement } from './read-offer.ts'

type Given = { owners: OrderInput['owners']; requirements: readonly Requirement[] }

/** A row for each owner, and one for each document that is asked of them or of the company. */
export function orderRows(
  { newId, keys }: Pick<Context, 'newId' | 'keys'>,
  { owners: { main, partners }, requirements }: Given,
) {
  const people = [main, ...partners]
  const owners = people.map((owner, position) => {
    const id = newId()
    return { id, position, ...valuesOf(owner, { id, keys }) }
  })
  const names = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  const documents = requiredDocuments(requirements, names).map(({ requirement, owner, name }) => ({
    id: newId(),
    requirement_id: requirement.id,
    owner_id: owner === null ? null : owners[owner]?.id,
    name,
    description: requirement.description,
    document_type: requirement.documentType,
  }))
  return { owners, documents }
}
