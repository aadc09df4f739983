import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/route.ts'
import { ratings } from '#features/ratings/contract.ts'
import { ratings as words } from '#features/ratings/words/ratings.pt-BR.ts'
import { teamRatings } from '#features/ratings/words/team-ratings.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { type DecidedRating, type OwnRating, ownRatingQuery, ratingQuery } from './queries.ts'

function useOwnChange<Input extends { id: string }>(
  send: (input: Input) => Promise<OwnRating>,
  done: string,
  onDone: () => void,
) {
  const client = useQueryClient()
  const text = useMessages('ratings', words)
  const failureText = useFailureText()
  return useMutation({
    mutationFn: send,
    onSuccess: (rating, { id }) => {
      client.setQueryData(ownRatingQuery(id).queryKey, rating)
      toast.success(done)
      onDone()
    },
    onError: (error) => toast.error(text.failed, { description: failureText(error) }),
  })
}

export function useAnswer(onDone: () => void) {
  const { sent } = useMessages('ratings', words)
  return useOwnChange((input: CallInput<typeof ratings.answer>) => call(ratings.answer, input), sent, onDone)
}

export function useWithdraw(onDone: () => void) {
  const { withdrawn } = useMessages('ratings', words)
  return useOwnChange((input: CallInput<typeof ratings.withdraw>) => call(ratings.withdraw, input), withdrawn, onDone)
}

/** Refetches the rating even after an error, because the customer or another admin may have changed it. */
function useDecision<Input>(send: (input: Input) => Promise<DecidedRating>, onDone: () => void) {
  const client = useQueryClient()
  const { drawer: text } = useMessages('teamRatings', teamRatings)
  const failureText = useFailureText()
  return useMutation({
    mutationFn: send,
    onSuccess: (rating) => {
      client.setQueryData(ratingQuery(rating.id).queryKey, rating)
      toast.success(text.saved)
      onDone()
    },
    onError: (error) => toast.error(text.failed, { description: failureText(error) }),
    onSettled: () => readAgainAfter(client, 'ratings.changed'),
  })
}

export const useReply = (onDone: () => void) =>
  useDecision((input: CallInput<typeof ratings.reply>) => call(ratings.reply, input), onDone)
export const useHide = (onDone: () => void) =>
  useDecision((input: CallInput<typeof ratings.hide>) => call(ratings.hide, input), onDone)
