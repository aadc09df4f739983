import { useState } from 'react'
import type { paymentKeys } from '#contract/payment-keys.ts'
import type { Output } from '#contract/route.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { integrations } from '#web/i18n/pt-BR/integrations.ts'
import { Button } from '#web/ui/button.tsx'
import { StateCard } from '#web/ui/state-card.tsx'
import { ConfirmKeys } from './confirm-keys.tsx'
import { useProviderChanges } from './use-provider-changes.ts'
import { isProof } from './use-stripe.ts'

export type Details = Output<typeof paymentKeys.stripeDetails>

/** Through whom payments go now, and the way to the other one; keys stay saved either way. */
export function ProviderChoice({ details: { inUse, saved } }: { details: Details }) {
  const { provider: text } = useMessages('integrations', integrations)
  const { date } = useDates()
  const [asking, setAsking] = useState(false)
  const { switchTo } = useProviderChanges()
  const other = inUse === 'stripe' ? 'test' : 'stripe'
  const mode = inUse === 'test' ? 'test' : saved?.live ? 'live' : 'stripeTest'
  return (
    <StateCard title={text.title} badge={[mode === 'live' ? 'green' : 'yellow', text.badge[mode]]}>
      <p className="text-[0.9375rem] text-ink-muted">{text.text[mode]}</p>
      {saved && (
        <>
          <p className="mt-2 text-sm text-ink-muted">
            {text.savedBy({ at: date(saved.savedAt), name: saved.savedBy ?? text.somebody })}
          </p>
          <p className="text-sm break-all text-ink-muted">{saved.publishableKey}</p>
          <Button variant="ghost" size="panel" className="mt-3 w-full" onClick={() => setAsking(true)}>
            {text.use[other]}
          </Button>
        </>
      )}
      {asking && (
        <ConfirmKeys
          submit={text.use[other]}
          saving={switchTo.isPending}
          error={isProof(switchTo.error) ? switchTo.error : null}
          onConfirm={(proof) => switchTo.mutate({ use: other, proof }, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </StateCard>
  )
}
