import type { contract } from '#contract/index.ts'
import { AppError } from '#domain/errors.ts'
import { account } from '../../context.ts'
import type { Handler } from '../../mount.ts'
import { companyOverview } from './company-overview.ts'
import { ownCompanies } from './own-companies.ts'
import { recentNotifications } from './recent-notifications.ts'

export const readOverview: Handler<typeof contract.overview.read> = async (context, { registrationId }) => {
  const { id, session } = account(context)
  const [companies, notifications] = await Promise.all([
    ownCompanies(context.db, id),
    recentNotifications(context.db, { userId: id, role: session.role }),
  ])
  // The newest paid one, else the newest (DECISIONS D15).
  const shown = registrationId
    ? companies.find((company) => company.id === registrationId)
    : (companies.find(({ paid }) => paid) ?? companies[0])
  if (registrationId && !shown) throw new AppError('not_found')
  return { companies, company: shown ? await companyOverview(context, shown.id) : null, notifications }
}
