import type { Context } from '#server/context.ts'
import type { PaymentProvider } from './provider/provider.ts'

/** The provider's customer id of this person, for the account whose keys are in use. */
export async function findCustomer({ db }: Context, { accountId }: PaymentProvider, userId: string) {
  if (accountId === null) return undefined
  return db
    .selectFrom('payment_customers')
    .select(['customer_id as customerId', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}
