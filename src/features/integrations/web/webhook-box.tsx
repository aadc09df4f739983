import { z } from 'zod'
import { integrations } from '#features/integrations/words/integrations.pt-BR.ts'
import { paymentKeys } from '#features/payments/contract/payment-keys.ts'
import { isWebhookSecret } from '#features/payments/rules/stripe-keys.ts'
import { useDates } from '#web/format/use-dates.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { StateCard } from '#web/ui/state-card.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Details } from './provider-choice.tsx'
import { showingStripe, useKeyProblem } from './use-stripe.ts'

type Webhook = Details['webhook']
const tones = { made: 'green', given: 'green', missing: 'yellow' } as const

/** Stripe's webhook: the address to register, whether its secret is saved, and the last event received. */
export function WebhookBox({ webhook, hasKeys }: { webhook: Webhook; hasKeys: boolean }) {
  const { webhook: text } = useMessages('integrations', integrations)
  const { dateTime } = useDates()
  const { last } = webhook
  return (
    <StateCard title={text.title} badge={[tones[webhook.secret], text.secret[webhook.secret]]}>
      <p className="text-[0.9375rem] text-ink-muted">{webhook.isPublic ? text.text : text.notPublic}</p>
      <p className="mt-3 text-sm text-ink-muted">{text.address}</p>
      <div className="flex items-center gap-1">
        <p className="min-w-0 flex-1 font-medium break-all">{webhook.address}</p>
        <CopyButton what={text.address} value={webhook.address} />
      </div>
      <p className="mt-3 text-sm text-ink-muted">{text.last}</p>
      <p className="font-medium break-words">
        {last ? text.lastIs({ type: last.type, at: dateTime(last.receivedAt) }) : text.none}
      </p>
      {last && (
        <p className="text-sm text-ink-muted">
          {text.outcomes[last.outcome as keyof typeof text.outcomes] ?? text.outcomes.open}
        </p>
      )}
      <details className="mt-2 text-sm">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-mar-700 md:min-h-9">
          {text.events}
        </summary>
        <ul className="space-y-0.5 break-all">
          {webhook.events.map((event) => (
            <li key={event}>{event}</li>
          ))}
        </ul>
      </details>
      {hasKeys && <NewSecret />}
    </StateCard>
  )
}

const { webhookSecret } = paymentKeys.saveWebhookSecret.body.shape
const schema = z.object({ webhookSecret: webhookSecret.refine(isWebhookSecret) })

function NewSecret() {
  const { webhook: text, problems } = useMessages('integrations', integrations)
  const problemText = useKeyProblem()
  const saving = useCall(paymentKeys.saveWebhookSecret, {
    // The secret must not lie in memory longer than the call.
    gcTime: 0,
    done: ({ success }) => (success ? text.saved : undefined),
    stale: showingStripe,
    onDone: ({ success, error }) => {
      if (success) form.reset()
      else toast.error(problemText(error) ?? problems.notSaved)
    },
  })
  const form = useCallForm(saving, {
    schema,
    values: { webhookSecret: '' },
    input: (typed) => typed,
    texts: { webhookSecret: problems.webhookPrefix },
  })
  return (
    <CallForm of={form} className="mt-3 space-y-3 border-t border-line pt-3">
      <PasswordField
        {...form.field('webhookSecret')}
        label={text.newSecret}
        placeholder="whsec_..."
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" variant="ghost" size="panel" className="w-full" loading={form.busy}>
        {text.save}
      </Button>
    </CallForm>
  )
}
