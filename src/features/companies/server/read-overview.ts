import type { overview } from '#features/companies/contract.ts'
import { AppError } from '#rules/errors.ts'
import { account } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { companyOverview } from './company-overview.ts'
import { ownCompanies } from './own-companies.ts'

export const readOverview: Handler<typeof overview.read> = async (context, { registrationId }) => {
  const { companies, shown } = await ownCompanies(context.db, account(context).id, registrationId)
  if (registrationId && !shown) throw new AppError('not_found')
  return { companies, company: shown ? await companyOverview(context, shown.id) : null }
}
