import { type UseMutationOptions, type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { LiveEventName } from '#contract/live.ts'
import type { CallInput, Output, Route } from '#contract/route.ts'
import { call, isRefused, keyOf } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { toast } from '#web/ui/toast.ts'
import { useFailureText } from '#web/words/use-failure-text.ts'

type Said = string | { title: string; text: string }

export type CallEffects<I, O> = {
  /** Toast after success; a function may return nothing where no toast is needed. */
  done?: Said | ((answer: O, input: I) => Said | undefined)
  /** Title of the toast after a failure. Without it the form or screen shows `error`. */
  failed?: string
  /** Text of that toast; undefined for the failure's own, false for errors that the screen shows itself. */
  reason?: (error: Error) => string | false | undefined
  /** Text of that toast where the server did not refuse the call but failed; may be empty. */
  otherwise?: string
  /** Toasts of the same id replace each other. */
  toastId?: string
  /** The change's own live event: what it makes stale is read again, also after a refusal, when another person may have changed it. */
  event?: LiveEventName
  /** More reads that are read again. */
  stale?: readonly Route[]
  onDone?: (answer: O, input: I) => unknown
  onFailed?: (error: Error, input: I) => unknown
  onSettled?: () => unknown
} & Pick<UseMutationOptions<O, Error, I>, 'gcTime' | 'networkMode' | 'onMutate' | 'scope'>

/** A changing call with its toasts and the reads that it makes stale; `send` is a route, or a function that chooses one. */
export function useCall<R extends Route>(
  send: R,
  effects?: CallEffects<CallInput<R>, Output<R>>,
): UseMutationResult<Output<R>, Error, CallInput<R>>
export function useCall<I, O>(
  send: (input: I) => Promise<O>,
  effects?: CallEffects<I, O>,
): UseMutationResult<O, Error, I>
export function useCall(
  send: Route | ((input: unknown) => Promise<unknown>),
  effects: CallEffects<unknown, unknown> = {},
): UseMutationResult<unknown, Error, unknown> {
  const {
    done,
    failed,
    reason,
    otherwise,
    toastId,
    event,
    stale = [],
    onDone,
    onFailed,
    onSettled,
    ...options
  } = effects
  const client = useQueryClient()
  const failureText = useFailureText()
  const reasonOf = (error: Error): string | false => {
    const usual = otherwise === undefined || isRefused(error) ? failureText(error) : otherwise
    return reason?.(error) ?? usual
  }
  const more = (description?: string) => ({
    ...(description ? { description } : {}),
    ...(toastId ? { id: toastId } : {}),
  })
  return useMutation({
    ...options,
    mutationFn: typeof send === 'function' ? send : (input) => call(send, input),
    onSuccess: async (answer, input) => {
      const said = typeof done === 'function' ? done(answer, input) : done
      const { title, text } =
        typeof said === 'string' ? { title: said, text: undefined } : (said ?? { title: undefined, text: undefined })
      if (title) toast.success(title, more(text))
      await onDone?.(answer, input)
    },
    onError: (error, input) => {
      const text = failed !== undefined && reasonOf(error)
      if (failed && text !== false) toast.error(failed, more(text))
      return onFailed?.(error, input)
    },
    onSettled: async () => {
      await Promise.all([
        event && readAgainAfter(client, event),
        ...stale.map((route) => client.invalidateQueries({ queryKey: keyOf(route) })),
      ])
      await onSettled?.()
    },
  })
}
