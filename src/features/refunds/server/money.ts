import type { PaymentProvider, ProviderName, SessionTruth } from '#features/payments/server/provider/provider.ts'
import type { Context } from '#server/context.ts'

/** What the payments know about providers; handed in, because no feature imports another. */
export type Money = {
  providerNamed: (context: Context, name: ProviderName) => Promise<PaymentProvider | undefined>
  /** Brings our payment to what the provider says, in a transaction. */
  applyTruth: (
    tx: Context,
    provider: PaymentProvider,
    truth: SessionTruth,
  ) => Promise<{ outcome: 'changed' | 'unchanged' | 'refused' }>
}
