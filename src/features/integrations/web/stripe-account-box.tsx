import type { z } from 'zod'
import { integrations } from '#features/integrations/words/integrations.pt-BR.ts'
import type { paymentKeys } from '#features/payments/contract/payment-keys.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

export type StripeAccount = NonNullable<z.output<typeof paymentKeys.stripeStatus.response>['account']>

/** What Stripe reports about the account of the keys (G40). */
export function StripeAccountBox({ account }: { account: StripeAccount }) {
  const text = useMessages('integrations', integrations)
  const state = (active: boolean | null) => (active === null ? null : active ? text.active : text.inactive)
  const facts = [
    [text.company, account.business_name],
    [text.country, account.country],
    [text.email, account.email],
    [text.type, account.business_type],
    [text.payments, state(account.charges_enabled)],
    [text.payouts, state(account.payouts_enabled)],
  ] as const
  return (
    <section aria-label={text.account} className="rounded-lg border border-line p-4 sm:p-5">
      <h2 className="mb-3 text-[1.0625rem]">{text.account}</h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        {facts.map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className="font-medium break-words">{value || text.none}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
