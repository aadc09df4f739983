import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { integrations } from '#features/integrations/words/integrations.pt-BR.ts'
import { keyPairProblem, secretKeyProblem } from '#features/payments/rules/stripe-keys.ts'
import { useSession } from '#web/session/use-session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { ProviderChoice } from './provider-choice.tsx'
import { type StripeAccount, StripeAccountBox } from './stripe-account-box.tsx'
import { detailsQuery, stripeQuery, useKeyProblem, useStripe } from './use-stripe.ts'
import { WebhookBox } from './webhook-box.tsx'

/** The column beside the keys: the payment provider in use, and Stripe's webhook. */
function StripeSide() {
  const text = useMessages('integrations', integrations)
  const { data, isError, isFetching, refetch } = useQuery(detailsQuery)
  if (isError && !data)
    return <ErrorState compact title={text.detailsFailed} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Skeleton className="h-72 w-full" />
  return (
    <div className="space-y-5">
      <ProviderChoice details={data} />
      <WebhookBox webhook={data.webhook} hasKeys={data.saved !== null} />
    </div>
  )
}

type State = 'connected' | 'error' | 'disconnected'
const tones = { connected: 'green', error: 'red', disconnected: 'grey' } as const
const noKeys = { secretKey: '', publishableKey: '', webhookSecret: '' }

type FormProps = { hint: string | null; saved: StripeAccount | null; state: State }

function StripeForm({ hint, saved, state }: FormProps) {
  const text = useMessages('integrations', integrations)
  const [keys, setKeys] = useState(noKeys)
  const { test, save } = useStripe()
  const problemText = useKeyProblem()
  const typed = (name: keyof typeof noKeys) => ({
    value: keys[name],
    onChange: ({ target }: { target: { value: string } }) => setKeys({ ...keys, [name]: target.value }),
    autoComplete: 'off',
    spellCheck: false,
  })
  const trimmed = { secretKey: keys.secretKey.trim(), publishableKey: keys.publishableKey.trim() }
  // Only a tested key is saved: another key that is typed after the test has to be tested as well (E11).
  const tested = test.data?.success && test.variables.secretKey === trimmed.secretKey ? test.data.account : null
  const account = tested ?? saved
  const tryKey = () => {
    const problem = secretKeyProblem(trimmed.secretKey)
    if (problem) toast.error(problemText(problem) ?? problem)
    else test.mutate({ secretKey: trimmed.secretKey })
  }
  const keep = () => {
    const problem = keyPairProblem(trimmed.secretKey, trimmed.publishableKey)
    if (problem) return toast.error(problemText(problem) ?? problem)
    if (!tested) return toast.error(text.testFirst)
    const webhookSecret = keys.webhookSecret.trim()
    save.mutate(
      { ...trimmed, ...(webhookSecret ? { webhookSecret } : {}) },
      {
        onSuccess: ({ success }) => {
          if (success) setKeys(noKeys)
        },
      },
    )
  }
  return (
    <div className="max-w-2xl space-y-5">
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={tones[test.data && !test.data.success ? 'error' : state]}>
          {text.status[test.data && !test.data.success ? 'error' : state]}
        </Badge>
        <p className="min-w-0 flex-1 basis-72 text-ink-muted">{text.intro}</p>
      </div>
      <PasswordField
        {...typed('secretKey')}
        label={text.secretKey}
        placeholder="sk_test_... / sk_live_... / rk_live_..."
        hint={hint ? text.secretSaved({ hint }) : text.secretHint}
      />
      <TextField {...typed('publishableKey')} label={text.publishableKey} placeholder="pk_test_... / pk_live_..." />
      <PasswordField
        {...typed('webhookSecret')}
        label={text.webhookSecret}
        placeholder="whsec_..."
        hint={text.webhookHint}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="flex flex-wrap gap-3">
        <Button variant="ghost" size="panel" loading={test.isPending} onClick={tryKey}>
          {text.test}
        </Button>
        <Button size="panel" loading={save.isPending} onClick={keep}>
          {text.save}
        </Button>
      </div>
      {account && <StripeAccountBox account={account} />}
    </div>
  )
}

/** The payment provider: whether it is connected, its account, and new keys for it (E11, E18). */
export function StripePanel() {
  const text = useMessages('integrations', integrations)
  const acting = useSession().data?.acting
  const query = useQuery({ ...stripeQuery, enabled: !acting })
  if (acting) return <Notice tone="blue">{text.acting}</Notice>
  if (query.isError && !query.data)
    return (
      <ErrorState compact title={text.checkFailed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    )
  if (!query.data) return <Skeleton className="h-64 max-w-2xl" />
  const { connected, account, secretKeyHint } = query.data
  const state: State = connected ? 'connected' : secretKeyHint ? 'error' : 'disconnected'
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
      <StripeForm hint={secretKeyHint} saved={connected ? account : null} state={state} />
      <StripeSide />
    </div>
  )
}
