import type { OrderInput } from '#features/orders/rules/order-fields.ts'
import type { Context } from '#server/context.ts'
import { openIdentityNumber } from '#server/keys/identity-number.ts'

type Owner = OrderInput['owners']['main']

const ownerRows = (tx: Context, registrationId: string) =>
  tx.db
    .selectFrom('business_owners')
    .select(['id', 'position', 'first_name', 'last_name', 'email', 'tax_country', 'identity_number_sealed'])
    .where('business_registration_id', '=', registrationId)
    .where('identity_number_sealed', 'is not', null)
    .execute()

/** Drafts hold no identity numbers, so an unchanged owner who is sent again without one keeps the number of the placed order. */
export async function withNumbersToldBefore(
  tx: Context,
  registrationId: string,
  order: OrderInput,
): Promise<OrderInput> {
  const rows = await ownerRows(tx, registrationId)
  const completed = (owner: Owner, position: number): Owner => {
    const row = rows.find((one) => one.position === position)
    const isSame =
      row?.first_name === owner.firstName &&
      row.last_name === owner.lastName &&
      row.email === owner.email &&
      row.tax_country === owner.taxCountry
    if (!row || !isSame || owner.identityNumber !== null) return owner
    return { ...owner, identityNumber: openIdentityNumber(tx.keys, row.id, row.identity_number_sealed) }
  }
  const { main, partners } = order.owners
  const owners = { main: completed(main, 0), partners: partners.map((owner, at) => completed(owner, at + 1)) }
  return { ...order, owners }
}
