import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { COUNTED_WORKFLOWS, statusesMoved } from '#features/agents/rules/handover.ts'
import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { isFinished, registrationStatuses } from '#features/registrations/rules/status.ts'
import { registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { AgentChoice } from './agent-choice.tsx'
import { totalOf, workQuery } from './queries.ts'
import { useHandOver } from './use-agent-changes.ts'

type Agent = { id: string; name: string }
type Work = {
  of: Record<(typeof registrationStatuses)[number], number>
  newest: { id: string; companyName: string }[]
  workflows: number
}
type Props = { agent: Agent; onClose: () => void; openedBy: RefObject<HTMLElement | null> }

/** Shows the work that would move and asks for confirmation; after a conflict the changed work is shown again. */
export function HandOverDialog({ agent, onClose, openedBy }: Props) {
  const { handOver: text } = useMessages('agents', agents)
  const { data, isError, refetch } = useQuery(workQuery(agent.id))
  return (
    <Dialog
      open
      title={text.title({ name: agent.name })}
      description={text.text}
      onOpenChange={onClose}
      returnFocusTo={openedBy}
    >
      {isError && !data && <ErrorState compact onRetry={() => void refetch()} />}
      {!isError && !data && <Skeleton className="h-40 w-full" />}
      {data && <HandOverForm agent={agent} work={data} onClose={onClose} />}
    </Dialog>
  )
}

function HandOverForm({ agent, work, onClose }: { agent: Agent; work: Work; onClose: () => void }) {
  const { shared, handOver: text } = useMessages('agents', agents)
  const failureText = useFailureText()
  const [to, setTo] = useState<Agent>()
  const [all, setAll] = useState(false)
  const scope = all ? 'all' : 'open'
  const count = totalOf(work.of, statusesMoved(scope))
  const moving = useHandOver((moved) => {
    toast.success(text.done({ count: moved, name: to?.name ?? '' }))
    onClose()
  })
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (to) moving.mutate({ id: agent.id, toAgentId: to.id, scope, expectedCount: count })
      }}
    >
      {moving.isError && (
        <Notice tone="red">
          {text.failed}: {failureText(moving.error)}
        </Notice>
      )}
      <WhatMoves work={work} all={all} />
      {registrationStatuses.some((status) => isFinished(status) && work.of[status] > 0) && (
        <Checkbox label={text.all} checked={all} onChange={({ target }) => setAll(target.checked)} />
      )}
      <AgentChoice label={text.to} without={agent.id} value={to?.id ?? ''} onChange={setTo} />
      <div className="flex flex-wrap justify-end gap-3 pt-2 max-sm:*:flex-1">
        <DialogCancel>{shared.cancel}</DialogCancel>
        <Button type="submit" size="panel" disabled={!to || count === 0} loading={moving.isPending}>
          {text.submit({ count })}
        </Button>
      </div>
    </form>
  )
}

function WhatMoves({ work, all }: { work: Work; all: boolean }) {
  const { handOver: text } = useMessages('agents', agents)
  const { status: labels } = useMessages('registrations', registrations)
  const { locale } = useLocale()
  const statuses = statusesMoved(all ? 'all' : 'open').filter((status) => work.of[status] > 0)
  if (statuses.length === 0) return <Notice tone="blue">{text.nothing}</Notice>
  return (
    <div className="rounded-lg border border-line p-4 text-[0.9375rem]">
      <p className="font-semibold">{text.moves}</p>
      <ul className="mt-1">
        {statuses.map((status) => (
          <li key={status} className="flex justify-between gap-4 py-0.5">
            {labels[status]} <span className="tabular-nums">{work.of[status].toLocaleString(locale)}</span>
          </li>
        ))}
      </ul>
      {work.workflows > 0 && (
        <p className="mt-1 text-ink-muted">
          {text.workflows({ count: work.workflows, most: work.workflows >= COUNTED_WORKFLOWS })}
        </p>
      )}
      {work.newest.length > 0 && (
        <p className="mt-2 break-words text-ink-muted">
          {text.newest}: {work.newest.map(({ companyName }) => companyName).join(', ')}
        </p>
      )}
    </div>
  )
}
