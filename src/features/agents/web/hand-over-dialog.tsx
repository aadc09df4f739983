import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { z } from 'zod'
import { agentCalls } from '#features/agents/contract.ts'
import { COUNTED_WORKFLOWS, statusesMoved } from '#features/agents/rules/handover.ts'
import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { isFinished, registrationStatuses } from '#features/registrations/rules/status.ts'
import { registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import { CallForm } from '#web/forms/call-form.tsx'
import { useCall } from '#web/forms/use-call.ts'
import { useCallForm } from '#web/forms/use-call-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogCancel } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { AgentChoice } from './agent-choice.tsx'
import { agentReads, totalOf, workQuery } from './queries.ts'

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

const schema = agentCalls.handOver.body.pick({ toAgentId: true }).extend({ all: z.boolean() })

function HandOverForm({ agent, work, onClose }: { agent: Agent; work: Work; onClose: () => void }) {
  const { shared, handOver: text } = useMessages('agents', agents)
  const [to, setTo] = useState<Agent>()
  const countOf = (all: boolean) => totalOf(work.of, statusesMoved(all ? 'all' : 'open'))
  const moving = useCall(agentCalls.handOver, {
    event: 'registration.changed',
    stale: agentReads,
    done: ({ moved }) => text.done({ count: moved, name: to?.name ?? '' }),
    onDone: onClose,
  })
  const form = useCallForm(moving, {
    schema,
    values: { toAgentId: '', all: false },
    input: ({ toAgentId, all }) => ({
      ...{ id: agent.id, toAgentId, scope: all ? ('all' as const) : ('open' as const) },
      expectedCount: countOf(all),
    }),
    failed: text.failed,
  })
  const { toAgentId, all } = form.watch()
  const count = countOf(all)
  const onChoose = (chosen: Agent | undefined): void => {
    setTo(chosen)
    form.set({ toAgentId: chosen?.id ?? '' })
  }
  return (
    <CallForm of={form} className="space-y-4">
      <WhatMoves work={work} all={all} />
      {registrationStatuses.some((status) => isFinished(status) && work.of[status] > 0) && (
        <Checkbox {...form.toggle('all')} label={text.all} />
      )}
      <AgentChoice label={text.to} without={agent.id} value={toAgentId} onChange={onChoose} />
      <div className="flex flex-wrap justify-end gap-3 pt-2 max-sm:*:flex-1">
        <DialogCancel>{shared.cancel}</DialogCancel>
        <Button type="submit" size="panel" disabled={!toAgentId || count === 0} loading={form.busy}>
          {text.submit({ count })}
        </Button>
      </div>
    </CallForm>
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
