import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/route.ts'
import { refunds } from '#features/refunds/contract.ts'
import { refunds as words } from '#features/refunds/words/refunds.pt-BR.ts'
import { teamRefunds } from '#features/refunds/words/team-refunds.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { type Refund, refundQuery } from './queries.ts'

/** Also after an error, because the amounts may have changed, or another admin may have decided. */
const readAgain = (client: QueryClient) => readAgainAfter(client, 'registration.changed')

export function useAsk(onDone: () => void) {
  const text = useMessages('refunds', words)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: CallInput<typeof refunds.ask>) => call(refunds.ask, input),
    onSuccess: () => {
      toast.success(text.done)
      onDone()
    },
    onSettled: () => readAgain(client),
  })
}

export function useDeclareWithdrawal(onDone: () => void) {
  const { withdrawal: text } = useMessages('refunds', words)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(refunds.declareWithdrawal, { id }),
    onSuccess: () => {
      toast.success(text.done)
      onDone()
    },
    onSettled: () => readAgain(client),
  })
}

export function useWithdraw(onDone: () => void, done: string) {
  const text = useMessages('refunds', words)
  const client = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (id: string) => call(refunds.withdraw, { id }),
    onSuccess: () => {
      toast.success(done)
      onDone()
    },
    onError: (error) => toast.error(text.withdrawFailed, { description: failureText(error) }),
    onSettled: () => readAgain(client),
  })
}

/** Shows the refund's outcome at the provider, which is not always what was decided. */
function useTellOutcome() {
  const { decide: text } = useMessages('teamRefunds', teamRefunds)
  return ({ status }: Refund) => {
    if (status === 'paid') toast.success(text.paid)
    else if (status === 'refused') toast.success(text.refused)
    else if (status === 'failed') toast.error(text.notPaid)
    else toast.success(text.waiting)
  }
}

function useDecision<Input>(send: (input: Input) => Promise<Refund>, onDone: (refund: Refund) => void) {
  const client = useQueryClient()
  const tell = useTellOutcome()
  return useMutation({
    mutationFn: send,
    onSuccess: (refund) => {
      client.setQueryData(refundQuery(refund.id).queryKey, refund)
      tell(refund)
      onDone(refund)
    },
    onSettled: () => readAgain(client),
  })
}

const nothing = () => undefined

export const useApprove = () =>
  useDecision((input: CallInput<typeof refunds.approve>) => call(refunds.approve, input), nothing)
export const useRefuse = () =>
  useDecision((input: CallInput<typeof refunds.refuse>) => call(refunds.refuse, input), nothing)
export const useRetry = () => useDecision((id: string) => call(refunds.retry, { id }), nothing)
export const useStart = (onDone: (refund: Refund) => void) =>
  useDecision((input: CallInput<typeof refunds.start>) => call(refunds.start, input), onDone)
