import type { Context } from '#server/context.ts'

/** The company's name for notifications about its registration. */
export async function companyNameOf(tx: Context, registrationId: string): Promise<string> {
  const row = tx.db.selectFrom('business_registrations').select('company_name').where('id', '=', registrationId)
  return (await row.executeTakeFirstOrThrow()).company_name
}
