import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { registrations } from '#features/registrations/contract.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { type FieldsOf, type Submission, useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { agentsQuery, type Registration } from './queries.ts'

type Props = {
  registration: Pick<Registration, 'id' | 'paid'> & { agent: { id: string; name: string } | null }
  onDone: () => void
}

const { shape } = registrations.assign.body
const schemaOf = (paid: boolean) =>
  z
    .object({ agentId: shape.agentId, shown: shape.expectedAgentId, confirmUnpaid: z.boolean() })
    .refine(({ confirmUnpaid }) => paid || confirmUnpaid, { path: ['confirmUnpaid'], error: 'required' })

/** A choice is discarded when the agent shown at that time has changed, and the form asks for a new one. */
export function AssignForm({ registration: { id, paid, agent }, onDone }: Props) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const agents = useQuery(agentsQuery)
  const { done, failed, failedText: otherwise } = text.assign
  const assigning = useCall(registrations.assign, {
    event: 'registration.changed',
    done,
    failed,
    otherwise,
    onDone: () => {
      form.reset()
      onDone()
    },
  })
  const current = agent?.id ?? null
  const form: FieldsOf<z.input<ReturnType<typeof schemaOf>>> & Submission & { reset: () => void } = useCallForm(
    assigning,
    {
      schema: schemaOf(paid),
      values: { agentId: '', shown: current, confirmUnpaid: false },
      input: ({ shown, ...fields }) => (stale ? undefined : { id, ...fields, expectedAgentId: shown }),
      texts: { confirmUnpaid: text.assign.confirmMissing },
      // Shown as a toast.
      elsewhere: () => true,
    },
  )
  const [chosen, shown] = form.watch(['agentId', 'shown'])
  const stale = chosen !== '' && shown !== current && !form.busy
  const agentId = stale ? '' : chosen
  const name = agent?.name ?? text.unassigned
  if (agents.isError && !agents.data)
    return <ErrorState compact title={text.assign.loadFailed} onRetry={() => void agents.refetch()} />
  if (!agents.data) return <Skeleton className="h-28 w-full" />
  const others = agents.data.items.filter((one) => one.active && one.id !== current)
  if (others.length === 0) return <Notice tone="blue">{text.assign.nobody}</Notice>
  return (
    <CallForm of={form} className="space-y-4">
      {stale && <Notice tone="blue">{text.assign.changed({ name })}</Notice>}
      <Select
        label={text.assign.agent}
        hint={text.assign.now({ name })}
        placeholder={text.assign.choose}
        value={agentId}
        onChange={({ target }) => form.set({ agentId: target.value, shown: current })}
        options={others.map((one) => ({
          value: one.id,
          label: text.assign.option({ name: one.name, open: one.openCount }),
        }))}
      />
      {!paid && (
        <Checkbox
          {...form.toggle('confirmUnpaid')}
          label={text.assign.confirmUnpaid}
          error={form.error('confirmUnpaid')}
        />
      )}
      <Button type="submit" size="panel" disabled={!agentId} loading={form.busy} className="max-sm:w-full">
        {text.assign.submit}
      </Button>
    </CallForm>
  )
}
