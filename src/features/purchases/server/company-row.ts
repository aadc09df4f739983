import { sql } from 'kysely'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { isRefunded } from '#features/registrations/server/is-refunded.ts'
import type { Context } from '#server/context.ts'

const rowOf = ({ db }: Context, id: string) =>
  db
    .selectFrom('business_registrations as r')
    .innerJoin('packages as k', 'k.id', 'r.package_id')
    .innerJoin('profiles as c', 'c.id', 'r.user_id')
    .leftJoin('company_records as f', 'f.business_registration_id', 'r.id')
    .select(['r.id', 'r.company_name', 'r.paid_at', 'r.user_id', 'c.email'])
    .select(['k.id as package_id', 'k.name as package_name', 'k.price as package_price', 'k.alerts as package_alerts'])
    .select([
      sql<RegistrationStatus>`r.status`.as('status'),
      sql<string | null>`f.dissolved_on::text`.as('dissolved_on'),
    ])
    .where('r.id', '=', id)

/** The facts of a company that decide what can be bought for it; `open` if it is paid for, not refunded and not rejected. */
export async function companyRow(context: Context, id: string) {
  const row = await rowOf(context, id).executeTakeFirstOrThrow()
  const open = row.paid_at !== null && row.status !== 'rejected' && !(await isRefunded(context, id))
  return { ...row, open }
}
export type CompanyRow = Awaited<ReturnType<typeof companyRow>>
