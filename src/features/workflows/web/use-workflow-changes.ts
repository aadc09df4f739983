import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/route.ts'
import { workflows } from '#features/workflows/contract.ts'
import { workflows as words } from '#features/workflows/words/workflows.pt-BR.ts'
import { call, isConflict } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import type { Task } from './queries.ts'

/** Sends a change and reads workflows again, also after a refusal, because another person may have changed them. */
function useChange<Input, Answer>(
  send: (input: Input) => Promise<Answer>,
  said: { failed: string; onDone?: (answer: Answer, input: Input) => void; onRefused?: (error: Error) => boolean },
) {
  const client = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: send,
    onSuccess: (answer, input) => said.onDone?.(answer, input),
    onError: (error) => {
      if (!said.onRefused?.(error)) toast.error(said.failed, { description: failureText(error) })
    },
    onSettled: () => readAgainAfter(client, 'workflows.changed'),
  })
}

export function useMoveWorkflow(onDone: () => void = () => undefined) {
  const text = useMessages('workflows', words)
  return useChange((input: CallInput<typeof workflows.setStatus>) => call(workflows.setStatus, input), {
    failed: text.moveFailed,
    onDone: (_, { status }) => {
      if (status !== 'not_started') toast.success(text.moved[status])
      onDone()
    },
  })
}

/** `meanwhile`: another person moved the task first, which the task's row reports instead of a toast. */
export function useMoveTask(on: { done?: (task: Task | undefined) => void; meanwhile: () => void }) {
  const { task } = useMessages('workflows', words)
  return useChange((input: CallInput<typeof workflows.setTaskStatus>) => call(workflows.setTaskStatus, input), {
    failed: task.failed,
    onDone: ({ taskList }, { id }) => on.done?.(taskList.find((one) => one.id === id)),
    onRefused: (error) => {
      if (isConflict(error)) on.meanwhile()
      return isConflict(error)
    },
  })
}

export function useTimerChanges() {
  const { timer } = useMessages('workflows', words)
  const start = useChange((id: string) => call(workflows.startTimer, { id }), { failed: timer.failed })
  const stop = useChange((id: string) => call(workflows.stopTimer, { id }), { failed: timer.failed })
  return { start, stop }
}

export function useCorrectTime(onDone: () => void) {
  const { timer } = useMessages('workflows', words)
  return useChange((input: CallInput<typeof workflows.correctTime>) => call(workflows.correctTime, input), {
    failed: timer.correctFailed,
    onDone: () => {
      toast.success(timer.corrected)
      onDone()
    },
    // The form shows errors of fields itself.
    onRefused: (error) => 'fields' in error && Object.keys(error.fields as object).length > 0,
  })
}
