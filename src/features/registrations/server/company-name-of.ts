import type { Context } from '#server/context.ts'

/** What the company of a registration is called, for those who are told about it. */
export async function companyNameOf(tx: Context, registrationId: string): Promise<string> {
  const row = tx.db.selectFrom('business_registrations').select('company_name').where('id', '=', registrationId)
  return (await row.executeTakeFirstOrThrow()).company_name
}
