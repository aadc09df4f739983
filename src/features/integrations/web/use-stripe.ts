import { queryOptions } from '@tanstack/react-query'
import { sessionCalls } from '#contract/session.ts'
import { integrations } from '#features/integrations/words/integrations.pt-BR.ts'
import { paymentKeys } from '#features/payments/contract/payment-keys.ts'
import { type StripeRight, stripeKeyTexts } from '#features/payments/rules/stripe-keys.ts'
import { call, queryOf } from '#web/api/call.ts'
import { useCall } from '#web/forms/use-call.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

/** Asks Stripe itself, because keys may have been withdrawn there. */
export const stripeQuery = queryOptions({
  queryKey: ['POST /api/functions/check-stripe-status'],
  queryFn: ({ signal }) => call(paymentKeys.stripeStatus, {}, { signal, background: true }),
  staleTime: 60_000,
})

export const detailsQuery = queryOptions({ ...queryOf(paymentKeys.stripeDetails, {}), staleTime: 0 })
/** The session says whether payments are in test mode. */
export const showingStripe = [paymentKeys.stripeDetails, sessionCalls.session] as const

/** Server and rules identify a problem by its Portuguese text, which this translates into the reader's language. */
export function useKeyProblem(): (said: string | null) => string | undefined {
  const { problems } = useMessages('integrations', integrations)
  return (said) => {
    const known = (Object.keys(stripeKeyTexts) as (keyof typeof stripeKeyTexts)[]).find(
      (key) => stripeKeyTexts[key] === said,
    )
    return known ? problems[known] : (said ?? undefined)
  }
}

/** The toast of a failed call about the payment provider. */
export function useStripeFailed(): (error: Error) => void {
  const text = useMessages('integrations', integrations)
  const failureText = useFailureText()
  return (error) => void toast.error(text.exception({ message: failureText(error) }))
}

type Refused = { error: string | null; missingRights: readonly StripeRight[] }

export function useStripe() {
  const keyProblem = useKeyProblem()
  const text = useMessages('integrations', integrations)
  const onFailed = useStripeFailed()
  const problemText = ({ error, missingRights }: Refused): string | undefined => {
    const said = keyProblem(error)
    if (missingRights.length === 0) return said
    return `${said}. ${text.missingRights({ rights: missingRights.map((right) => text.rights[right]).join(', ') })}`
  }
  const test = useCall(paymentKeys.testStripe, {
    done: ({ success }) => (success ? text.tested : undefined),
    onDone: (answer) => {
      if (!answer.success) toast.error(problemText(answer) ?? text.problems.notConnected)
    },
    onFailed,
  })
  const save = useCall(paymentKeys.saveStripe, {
    // Keys must not lie in memory longer than the call.
    gcTime: 0,
    done: ({ success }) => (success ? text.saved : undefined),
    stale: [paymentKeys.stripeStatus, ...showingStripe],
    onDone: (answer) => {
      if (!answer.success) toast.error(problemText(answer) ?? text.problems.notSaved)
    },
    onFailed,
  })
  return { test, save }
}
