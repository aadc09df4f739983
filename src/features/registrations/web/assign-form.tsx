import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { agentsQuery, type Registration } from './queries.ts'
import { useAssignAgent } from './use-registration-changes.ts'

type Props = {
  registration: Pick<Registration, 'id' | 'paid'> & { agent: { id: string; name: string } | null }
  onDone: () => void
}

/** A choice is discarded when the agent shown at that time has changed, and the form asks for a new one. */
export function AssignForm({ registration: { id, paid, agent }, onDone }: Props) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const agents = useQuery(agentsQuery)
  const [choice, setChoice] = useState<{ agentId: string; shown: string | null }>()
  const [confirmed, setConfirmed] = useState(false)
  const [missing, setMissing] = useState(false)
  const assigning = useAssignAgent(() => {
    setChoice(undefined)
    onDone()
  })
  const current = agent?.id ?? null
  const stale = choice !== undefined && choice.shown !== current && !assigning.isPending
  const agentId = choice && !stale ? choice.agentId : ''
  const name = agent?.name ?? text.unassigned
  if (agents.isError && !agents.data)
    return <ErrorState compact title={text.assign.loadFailed} onRetry={() => void agents.refetch()} />
  if (!agents.data) return <Skeleton className="h-28 w-full" />
  const others = agents.data.items.filter((one) => one.active && one.id !== current)
  if (others.length === 0) return <Notice tone="blue">{text.assign.nobody}</Notice>
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!choice || !agentId) return
        setMissing(!paid && !confirmed)
        if (!paid && !confirmed) return
        assigning.mutate({ id, agentId, expectedAgentId: choice.shown, ...(paid ? {} : { confirmUnpaid: true }) })
      }}
    >
      {stale && <Notice tone="blue">{text.assign.changed({ name })}</Notice>}
      <Select
        label={text.assign.agent}
        hint={text.assign.now({ name })}
        placeholder={text.assign.choose}
        value={agentId}
        onChange={({ target }) => setChoice({ agentId: target.value, shown: current })}
        options={others.map((one) => ({
          value: one.id,
          label: text.assign.option({ name: one.name, open: one.openCount }),
        }))}
      />
      {!paid && (
        <Checkbox
          label={text.assign.confirmUnpaid}
          checked={confirmed}
          error={missing && !confirmed ? text.assign.confirmMissing : undefined}
          onChange={({ target }) => setConfirmed(target.checked)}
        />
      )}
      <Button type="submit" size="panel" disabled={!agentId} loading={assigning.isPending} className="max-sm:w-full">
        {text.assign.submit}
      </Button>
    </form>
  )
}
