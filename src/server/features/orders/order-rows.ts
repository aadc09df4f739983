import type { OrderInput } from '#domain/orders/order-fields.ts'
import { percentOf } from '#domain/orders/shares.ts'
import { requiredDocuments } from '#domain/registrations/required-documents.ts'
import type { Context } from '#server/context.ts'
import type { Requirement } from './read-offer.ts'

export const ownerRows = ({ newId }: Pick<Context, 'newId'>, { main, partners }: OrderInput['owners']) =>
  [main, ...partners].map(({ address, ...person }, position) => ({
    id: newId(),
    position,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    country: address.country,
    street: address.street,
    city: address.city,
    state: address.state,
    zip_code: address.zipCode,
    ownership_percentage: percentOf(person.share),
  }))
export type OwnerRow = ReturnType<typeof ownerRows>[number]

export function documentRows(
  { newId }: Pick<Context, 'newId'>,
  requirements: readonly Requirement[],
  owners: readonly OwnerRow[],
) {
  const names = owners.map(({ first_name, last_name }) => `${first_name} ${last_name}`)
  return requiredDocuments(requirements, names).map(({ requirement, owner, name }) => ({
    id: newId(),
    requirement_id: requirement.id,
    owner_id: owner === null ? null : owners[owner]?.id,
    name,
    description: requirement.description,
    document_type: requirement.documentType,
  }))
}
