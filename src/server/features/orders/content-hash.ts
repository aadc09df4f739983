import { createHash } from 'node:crypto'
import type { OrderInput } from '#domain/orders/order-fields.ts'

type Person = OrderInput['owners']['main']

const personal = ({ firstName, lastName, email, phone, address, share }: Person) => [
  firstName,
  lastName,
  email,
  phone,
  [address.country, address.street, address.city, address.state, address.zipCode],
  share,
]

/** Equal for equal orders, however their fields are arranged. The price seen is part of it: another price is another order. */
export function contentHash({
  companyTypeId,
  stateId,
  packageId,
  company,
  owners,
  seenTotalCents,
}: OrderInput): Buffer {
  const { companyName, alternativeNames, businessPurpose, industry } = company
  const content = [
    [companyTypeId, stateId, packageId, seenTotalCents],
    [companyName, alternativeNames, businessPurpose, industry],
    [owners.main, ...owners.partners].map(personal),
  ]
  return createHash('sha256').update(JSON.stringify(content)).digest()
}
