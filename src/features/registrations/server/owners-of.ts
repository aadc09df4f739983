import type { Context } from '#server/context.ts'
import { openIdentityNumber } from '#server/keys/identity-number.ts'

/** The owners of a registration in the order in which the customer named them, with decrypted identity numbers. */
export async function ownersOf({ db, keys }: Pick<Context, 'db' | 'keys'>, registrationId: string) {
  const rows = await db
    .selectFrom('business_owners')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'ownership_percentage'])
    .select(['country', 'street', 'city', 'state', 'zip_code', 'tax_country', 'us_person', 'identity_number_sealed'])
    .where('business_registration_id', '=', registrationId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    address: { country: row.country, street: row.street, city: row.city, state: row.state, zipCode: row.zip_code },
    taxCountry: row.tax_country,
    usPerson: row.us_person,
    identityNumber: openIdentityNumber(keys, row.id, row.identity_number_sealed),
    ownershipPercentage: row.ownership_percentage,
  }))
}
