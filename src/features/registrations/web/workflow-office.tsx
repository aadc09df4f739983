import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isFinished } from '#features/registrations/rules/status.ts'
import { workflows } from '#features/workflows/contract.ts'
import { workflowIsOver } from '#features/workflows/rules/workflow-status.ts'
import { workflows as words } from '#features/workflows/words/workflows.pt-BR.ts'
import { mayCall } from '#rules/access.ts'
import { call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { useActor } from '#web/session/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import type { RegistrationDetail } from './queries.ts'

const LEVELS = ['1', '2', '3', '4', '5'] as const

function useChange<Input>(said: { done: string; failed: string }, send: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: send,
    onSuccess: () => toast.success(said.done),
    onError: (error) => toast.error(said.failed, { description: failureText(error) }),
    onSettled: () => readAgainAfter(client, 'workflows.changed'),
  })
}

/** The office's own actions on a workflow: start one where none is open, and rate its complexity (E6, E17). */
export function WorkflowOffice({ registration }: { registration: RegistrationDetail }) {
  const text = useMessages('workflows', words)
  const actor = useActor()
  const { id, workflow, agent, status } = registration
  const begin = useChange({ done: text.begun, failed: text.createFailed }, () => call(workflows.create, { id }))
  const rate = useChange({ done: text.detail.rated, failed: text.moveFailed }, (complexity: number) =>
    call(workflows.setComplexity, { id: workflow?.id ?? '', complexity }),
  )
  if (!mayCall(actor, 'workflows.create')) return null
  const none = !workflow || workflow.status === 'cancelled'
  return (
    <>
      {none && agent && !isFinished(status) && (
        <Button
          variant="ghost"
          size="panel"
          className="mt-3"
          loading={begin.isPending}
          onClick={() => begin.mutate(undefined)}
        >
          {text.create}
        </Button>
      )}
      {workflow && !workflowIsOver(workflow.status) && (
        <div className="mt-4 max-w-56">
          <Select
            label={text.detail.rate}
            value={String(rate.isPending ? rate.variables : workflow.complexity)}
            disabled={rate.isPending}
            onChange={({ target }) => rate.mutate(Number(target.value))}
            options={LEVELS.map((level) => ({ value: level, label: text.complexityOf({ value: level }) }))}
          />
        </div>
      )}
    </>
  )
}
