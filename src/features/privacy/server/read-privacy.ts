import type { privacy } from '#features/privacy/contract.ts'
import { currentConsent } from '#features/privacy/rules/consent.ts'
import { isFinished, type RegistrationStatus } from '#features/registrations/rules/status.ts'
import { account, type Context } from '#server/context.ts'
import type { Handler } from '#server/http/handler.ts'
import { consentColumns, consentView } from './consent-view.ts'
import { exportColumns, exportView } from './export-view.ts'
import { isLastSuperadmin } from './last-superadmin.ts'

const MOST_EXPORTS = 20

/** The consequences of erasing the account now. */
async function erasureOf(context: Context, userId: string) {
  const orders = await context.db
    .selectFrom('business_registrations as r')
    .select((row) => [
      'r.company_name',
      'r.status',
      row
        .selectFrom('payments as p')
        .select((payment) => payment.fn.countAll<string>().as('count'))
        .whereRef('p.business_registration_id', '=', 'r.id')
        .where('p.paid_at', 'is not', null)
        .as('payments'),
      row('r.paid_at', 'is not', null).as('marked'),
    ])
    .where('r.user_id', '=', userId)
    .orderBy('r.created_at')
    .execute()
  const paid = (order: (typeof orders)[number]) => order.marked === true || Number(order.payments) > 0
  const names = (list: typeof orders) => list.map((order) => order.company_name)
  return {
    openCompanies: names(orders.filter((order) => paid(order) && !isFinished(order.status as RegistrationStatus))),
    unpaidCompanies: names(orders.filter((order) => !paid(order))),
    paymentsKept: orders.reduce((sum, order) => sum + Number(order.payments), 0),
    possible: !(await isLastSuperadmin(context, userId)),
  }
}

export const readPrivacy: Handler<typeof privacy.read> = async (context) => {
  const { id } = account(context)
  const exports = await context.db
    .selectFrom('data_exports')
    .select(exportColumns)
    .where('user_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(MOST_EXPORTS)
    .execute()
  const consents = await context.db
    .selectFrom('consents')
    .select(consentColumns)
    .where('user_id', '=', id)
    .orderBy('accepted_at', 'desc')
    .orderBy('document')
    .execute()
  return {
    exports: exports.map((row) => exportView(row, context.now)),
    consents: consents.map(consentView),
    current: currentConsent,
    erasure: await erasureOf(context, id),
  }
}
