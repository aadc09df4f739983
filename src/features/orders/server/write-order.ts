import { asciiName, nameKey } from '#features/company-names/rules/company-name.ts'
import type { OrderInput } from '#features/orders/rules/order-fields.ts'
import { valuesOf } from '#features/owners/server/owner-columns.ts'
import type { Quote } from '#features/registrations/rules/quote.ts'
import { requiredDocuments } from '#features/registrations/rules/required-documents.ts'
import type { Context } from '#server/context.ts'
import { insertOrder } from './insert-order.ts'
import type { Requirement } from './read-offer.ts'

type orderRowsGiven = { owners: OrderInput['owners']; requirements: readonly Requirement[] }

/** A row for each owner, and one for each document that is asked of them or of the company. */
function orderRows(
  { newId, keys }: Pick<Context, 'newId' | 'keys'>,
  { owners: { main, partners }, requirements }: orderRowsGiven,
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

type Given = { userId: string; order: OrderInput; hash: Buffer; quote: Quote; requirements: readonly Requirement[] }
export type WrittenOrder = { registrationId: string; paymentId: string }

export async function writeOrder(tx: Context, given: Given): Promise<WrittenOrder> {
  const { userId, order, hash, quote, requirements } = given
  const written = { registrationId: tx.newId(), paymentId: tx.newId() }
  const { owners, documents } = orderRows(tx, { owners: order.owners, requirements })
  const free = quote.total === 0
  const { companyTypeId, stateId, packageId, company, key } = order
  await insertOrder(tx.db, '', {
    ...written,
    ...company,
    asciiName: asciiName(company.companyName),
    nameKey: nameKey(company.companyName),
    companyTypeId,
    stateId,
    packageId,
    userId,
    owners: JSON.stringify(owners),
    documents: JSON.stringify(documents),
    amount: quote.total,
    planPrice: quote.package.price,
    stateFee: quote.stateFee,
    paymentMethod: free ? 'none' : 'card',
    provider: free ? 'none' : null,
    quote: JSON.stringify(quote),
    historyId: tx.newId(),
    key,
    hash,
    now: tx.now,
  })
  return written
}
