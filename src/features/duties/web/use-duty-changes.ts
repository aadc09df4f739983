import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/route.ts'
import { duties } from '#features/duties/contract.ts'
import { duties as words } from '#features/duties/words/duties.pt-BR.ts'
import { call, isConflict } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'

type Status = CallInput<typeof duties.setStatus>
type Extension = CallInput<typeof duties.setExtension>

/** Changes a duty's status or extension; queries that show it are read again. */
export function useDutyChanges(onDone: () => void) {
  const { actions: text } = useMessages('duties', words)
  const client = useQueryClient()
  const failureText = useFailureText()
  const shared = {
    onSuccess: () => {
      toast.success(text.saved)
      onDone()
    },
    onError: (error: unknown) =>
      toast.error(text.failed, { description: isConflict(error) ? text.changed : failureText(error) }),
    onSettled: () => readAgainAfter(client, 'duties.changed'),
  }
  const status = useMutation({ mutationFn: (input: Status) => call(duties.setStatus, input), ...shared })
  const extension = useMutation({ mutationFn: (input: Extension) => call(duties.setExtension, input), ...shared })
  return { status, extension, busy: status.isPending || extension.isPending }
}
