import type { Output } from '#contract/route.ts'
import { integrations } from '#features/integrations/words/integrations.pt-BR.ts'
import { paymentKeys } from '#features/payments/contract/payment-keys.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { StateCard } from '#web/ui/state-card.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { showingStripe, useStripeFailed } from './use-stripe.ts'

export type Details = Output<typeof paymentKeys.stripeDetails>

const tones = { live: 'green', stripeTest: 'yellow', test: 'yellow', paused: 'red' } as const

/** The payment provider in use, and a button that switches to the other one or to a pause; keys stay saved either way. */
export function ProviderChoice({ details: { inUse, otherwise, saved } }: { details: Details }) {
  const { provider: text } = useMessages('integrations', integrations)
  const { date } = useDates()
  const switchTo = useCall(paymentKeys.switchProvider, {
    done: (now) => text.switched[now.inUse],
    stale: showingStripe,
    onFailed: useStripeFailed(),
  })
  const other = inUse === 'stripe' ? otherwise : 'stripe'
  const mode = inUse !== 'stripe' ? inUse : saved?.live ? 'live' : 'stripeTest'
  return (
    <StateCard title={text.title} badge={[tones[mode], text.badge[mode]]}>
      <p className="text-[0.9375rem] text-ink-muted">{text.text[mode]}</p>
      {saved && (
        <>
          <p className="mt-2 text-sm text-ink-muted">
            {text.savedBy({ at: date(saved.savedAt), name: saved.savedBy ?? text.somebody })}
          </p>
          <p className="text-sm break-all text-ink-muted">{saved.publishableKey}</p>
          <Button
            variant="ghost"
            size="panel"
            className="mt-3 w-full"
            loading={switchTo.isPending}
            onClick={() => switchTo.mutate({ use: other })}
          >
            {text.use[other]}
          </Button>
        </>
      )}
    </StateCard>
  )
}
