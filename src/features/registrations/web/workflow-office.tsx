import { isFinished } from '#features/registrations/rules/status.ts'
import { workflows } from '#features/workflows/contract.ts'
import { workflowIsOver } from '#features/workflows/rules/workflow-status.ts'
import { workflows as words } from '#features/workflows/words/workflows.pt-BR.ts'
import { mayCall } from '#rules/access.ts'
import { useCall } from '#web/forms/use-call.ts'
import { useActor } from '#web/session/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { RegistrationDetail } from './queries.ts'

const LEVELS = ['1', '2', '3', '4', '5'] as const

/** The office's own actions on a workflow: start one where none is open, and rate its complexity (E6, E17). */
export function WorkflowOffice({ registration }: { registration: RegistrationDetail }) {
  const text = useMessages('workflows', words)
  const actor = useActor()
  const { id, workflow, agent, status } = registration
  const begin = useCall(workflows.create, { event: 'workflows.changed', done: text.begun, failed: text.createFailed })
  const rate = useCall(workflows.setComplexity, {
    event: 'workflows.changed',
    done: text.detail.rated,
    failed: text.moveFailed,
  })
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
          onClick={() => begin.mutate({ id })}
        >
          {text.create}
        </Button>
      )}
      {workflow && !workflowIsOver(workflow.status) && (
        <div className="mt-4 max-w-56">
          <Select
            label={text.detail.rate}
            value={String(rate.isPending ? rate.variables.complexity : workflow.complexity)}
            disabled={rate.isPending}
            onChange={({ target }) => rate.mutate({ id: workflow.id, complexity: Number(target.value) })}
            options={LEVELS.map((level) => ({ value: level, label: text.complexityOf({ value: level }) }))}
          />
        </div>
      )}
    </>
  )
}
