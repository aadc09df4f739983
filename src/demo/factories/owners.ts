import type { Selectable } from 'kysely'
import { percentOf, WHOLE } from '#features/orders/rules/shares.ts'
import type { Context } from '#server/context.ts'
import type { BusinessOwners } from '#server/db/types.ts'
import { unique } from './unique.ts'

export type Owner = Selectable<BusinessOwners>

/** Equal shares in hundredths of a percent; the first takes the remainder, so that they total 100.00. */
function equalShares(count: number): string[] {
  const share = Math.floor(WHOLE / count)
  const first = WHOLE - share * (count - 1)
  return Array.from({ length: count }, (_, at) => percentOf(at === 0 ? first : share))
}

/** All owners of a registration in one statement: the database checks that they total 100. */
export async function someOwners(
  context: Context,
  registrationId: string,
  given: readonly Partial<Owner>[] = [{}],
): Promise<Owner[]> {
  const shares = equalShares(given.length)
  const rows = given.map(
    (owner, position): Owner => ({
      id: context.newId(),
      business_registration_id: registrationId,
      position,
      first_name: 'Joana',
      last_name: 'Prado',
      email: `socio-${unique()}@example.test`,
      phone: '+55 11 90000-0000',
      country: 'BR',
      street: 'Rua das Laranjeiras, 100',
      city: 'São Paulo',
      state: 'SP',
      zip_code: '01000-000',
      tax_country: 'BR',
      us_person: false,
      identity_number_sealed: null,
      ownership_percentage: shares[position] ?? '100.00',
      created_at: context.now,
      ...owner,
    }),
  )
  await context.db.insertInto('business_owners').values(rows).execute()
  return rows
}
