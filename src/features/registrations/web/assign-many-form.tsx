import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { registrationsMany } from '#features/registrations/contract/registrations-many.ts'
import { processes } from '#features/registrations/words/processes.pt-BR.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { effectsOfMany, type Outcome } from './change-of-many.ts'
import { agentsQuery, type Registration } from './queries.ts'

type Props = { rows: readonly Registration[]; onResults: (of: Outcome[]) => void }

const schema = registrationsMany.assignMany.body.pick({ agentId: true }).extend({ confirmUnpaid: z.boolean() })

export function AssignManyForm({ rows, onResults }: Props) {
  const { assign: text } = useMessages('teamRegistrations', teamRegistrations)
  const { many } = useMessages('processes', processes)
  const agents = useQuery(agentsQuery)
  const form = useCallForm(useCall(registrationsMany.assignMany, effectsOfMany(text, onResults)), {
    schema,
    values: { agentId: '', confirmUnpaid: false },
    input: (fields) => ({
      ...fields,
      registrations: rows.map(({ id, agent }) => ({ id, expectedAgentId: agent?.id ?? null })),
    }),
    // Shown as a toast.
    elsewhere: () => true,
  })
  const unpaid = rows.filter(({ paid }) => !paid).length
  if (agents.isError && !agents.data)
    return <ErrorState compact title={text.loadFailed} onRetry={() => void agents.refetch()} />
  if (!agents.data) return <Skeleton className="h-28 w-full" />
  const active = agents.data.items.filter((one) => one.active)
  if (active.length === 0) return <Notice tone="blue">{text.nobody}</Notice>
  return (
    <CallForm of={form} className="space-y-4">
      <Select
        {...form.field('agentId')}
        label={text.agent}
        placeholder={text.choose}
        options={active.map(({ id, name, openCount }) => ({
          value: id,
          label: text.option({ name, open: openCount }),
        }))}
      />
      {unpaid > 0 && <Checkbox {...form.toggle('confirmUnpaid')} label={many.unpaid({ count: unpaid })} />}
      <Button
        type="submit"
        size="panel"
        disabled={!form.watch('agentId')}
        loading={form.busy}
        className="max-sm:w-full"
      >
        {text.submit}
      </Button>
    </CallForm>
  )
}
