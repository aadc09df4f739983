import { agentCalls } from '#features/agents/contract.ts'
import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { EditForm } from '#features/edits/web/edit-form.tsx'
import { useEditForm } from '#features/edits/web/use-edit-form.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type AgentDetail, agentReads } from './queries.ts'

const schema = agentCalls.save.body.omit({ expectedVersion: true })

/** Edits name, region and state in place. */
export function AgentEdit({ agent }: { agent: AgentDetail }) {
  const { shared, page: text } = useMessages('agents', agents)
  const saving = useCall(agentCalls.save, { event: 'registration.changed', stale: agentReads, done: text.saved })
  const form = useEditForm(agent, saving, {
    schema,
    valuesOf: ({ name, region, active }) => ({ name, region: region ?? '', active }),
    input: (values, expectedVersion) => ({ id: agent.id, ...values, expectedVersion }),
    failed: text.saveFailed,
  })
  const fields = {
    name: { label: shared.name },
    region: { label: shared.region },
    active: { label: shared.active },
  }
  return (
    <EditForm of={form} fields={fields} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...form.field('name')} label={shared.name} maxLength={200} />
        <TextField {...form.field('region')} label={shared.region} maxLength={80} />
      </div>
      <Switch {...form.toggle('active')} label={shared.active} hint={text.activeHint} />
      <Button type="submit" size="panel" disabled={!form.isDirty || form.conflict !== undefined} loading={form.busy}>
        {shared.save}
      </Button>
    </EditForm>
  )
}
