import { sql } from 'kysely'
import {
  emptyDetails,
  type FilingAddress,
  type FilingDetails,
  parValueFrom,
} from '#features/papers/rules/filing-details.ts'
import type { Db } from '#server/db/connect.ts'

export type KeptDetails = FilingDetails & { updatedAt: Date | null }

/** Reads the data that filings need besides the order; empty while none was entered. */
export async function readDetails(db: Db, registrationId: string): Promise<KeptDetails> {
  const row = await db
    .selectFrom('filing_details')
    .select(['legal_name as legalName', 'responsible_owner_id as responsibleOwnerId'])
    .select(['responsible_has_tax_id as responsibleHasTaxId', 'fiscal_year_end as fiscalYearEnd'])
    .select(['main_activity as mainActivity', 'product_line as productLine', 'updated_at as updatedAt'])
    .select(['authorized_shares', 'par_value'])
    .select([
      sql<FilingDetails['management']>`management`.as('management'),
      sql<FilingAddress | null>`principal_office`.as('principalOffice'),
      sql<FilingAddress | null>`mailing_address`.as('mailingAddress'),
    ])
    .where('business_registration_id', '=', registrationId)
    .executeTakeFirst()
  if (!row) return { ...emptyDetails, updatedAt: null }
  const { authorized_shares, par_value, ...details } = row
  return {
    ...details,
    authorizedShares: authorized_shares === null ? null : Number(authorized_shares),
    parValue: par_value === null ? null : parValueFrom(par_value),
  }
}

export async function writeDetails(
  db: Db,
  registrationId: string,
  details: FilingDetails,
  updatedAt: Date,
): Promise<void> {
  const json = (address: FilingAddress | null) => address && JSON.stringify(address)
  const values = {
    legal_name: details.legalName,
    management: details.management,
    principal_office: json(details.principalOffice),
    mailing_address: json(details.mailingAddress),
    responsible_owner_id: details.responsibleOwnerId,
    responsible_has_tax_id: details.responsibleHasTaxId,
    authorized_shares: details.authorizedShares,
    par_value: details.parValue,
    fiscal_year_end: details.fiscalYearEnd,
    main_activity: details.mainActivity,
    product_line: details.productLine,
    updated_at: updatedAt,
  }
  await db
    .insertInto('filing_details')
    .values({ business_registration_id: registrationId, ...values })
    .onConflict((conflict) => conflict.column('business_registration_id').doUpdateSet(values))
    .execute()
}
