import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/route.ts'
import { integrations } from '#features/integrations/words/integrations.pt-BR.ts'
import { paymentKeys } from '#features/payments/contract/payment-keys.ts'
import { type StripeRight, stripeKeyTexts } from '#features/payments/rules/stripe-keys.ts'
import { call, queryOf } from '#web/api/call.ts'
import { sessionQuery } from '#web/session/use-session.ts'
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

type Keys = CallInput<typeof paymentKeys.saveStripe>

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

type Refused = { error: string | null; missingRights: readonly StripeRight[] }

export function useStripe() {
  const keyProblem = useKeyProblem()
  const text = useMessages('integrations', integrations)
  const problemText = ({ error, missingRights }: Refused): string | undefined => {
    const said = keyProblem(error)
    if (missingRights.length === 0) return said
    return `${said}. ${text.missingRights({ rights: missingRights.map((right) => text.rights[right]).join(', ') })}`
  }
  const client = useQueryClient()
  const failureText = useFailureText()
  const failed = (error: unknown) => toast.error(text.exception({ message: failureText(error) }))
  const test = useMutation({
    mutationFn: (secretKey: string) => call(paymentKeys.testStripe, { secretKey }),
    onSuccess: (answer) =>
      answer.success ? toast.success(text.tested) : toast.error(problemText(answer) ?? text.problems.notConnected),
    onError: failed,
  })
  const save = useMutation({
    // Keys must not lie in memory longer than the call.
    gcTime: 0,
    mutationFn: (keys: Keys) => call(paymentKeys.saveStripe, keys),
    onSuccess: (answer) => {
      if (answer.success) toast.success(text.saved)
      else toast.error(problemText(answer) ?? text.problems.notSaved)
      void client.invalidateQueries({ queryKey: stripeQuery.queryKey })
      void client.invalidateQueries({ queryKey: detailsQuery.queryKey })
      void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
    onError: failed,
  })
  return { test, save }
}
