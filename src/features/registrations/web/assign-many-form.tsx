import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { processes } from '#features/registrations/words/processes.pt-BR.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { agentsQuery, type Registration } from './queries.ts'
import { type Outcome, useAssignMany } from './use-many.ts'

type Props = { rows: readonly Registration[]; onResults: (of: Outcome[]) => void }

export function AssignManyForm({ rows, onResults }: Props) {
  const { assign: text } = useMessages('teamRegistrations', teamRegistrations)
  const { many } = useMessages('processes', processes)
  const agents = useQuery(agentsQuery)
  const [agentId, setAgentId] = useState('')
  const [confirmed, setConfirmed] = useState(false)
  const assigning = useAssignMany(onResults)
  const unpaid = rows.filter(({ paid }) => !paid).length
  if (agents.isError && !agents.data)
    return <ErrorState compact title={text.loadFailed} onRetry={() => void agents.refetch()} />
  if (!agents.data) return <Skeleton className="h-28 w-full" />
  const active = agents.data.items.filter((one) => one.active)
  if (active.length === 0) return <Notice tone="blue">{text.nobody}</Notice>
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!agentId) return
        const registrations = rows.map(({ id, agent }) => ({ id, expectedAgentId: agent?.id ?? null }))
        assigning.mutate({ agentId, registrations, ...(confirmed ? { confirmUnpaid: true } : {}) })
      }}
    >
      <Select
        label={text.agent}
        placeholder={text.choose}
        value={agentId}
        onChange={({ target }) => setAgentId(target.value)}
        options={active.map(({ id, name, openCount }) => ({
          value: id,
          label: text.option({ name, open: openCount }),
        }))}
      />
      {unpaid > 0 && (
        <Checkbox
          label={many.unpaid({ count: unpaid })}
          checked={confirmed}
          onChange={({ target }) => setConfirmed(target.checked)}
        />
      )}
      <Button type="submit" size="panel" disabled={!agentId} loading={assigning.isPending} className="max-sm:w-full">
        {text.submit}
      </Button>
    </form>
  )
}
