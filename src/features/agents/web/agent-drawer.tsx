import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useId } from 'react'
import { Link } from 'react-router'
import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'
import { statusTone } from '#features/registrations/web/status-tone.ts'
import { registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { AgentEdit } from './agent-edit.tsx'
import { AgentFigures } from './agent-figures.tsx'
import { AgentState } from './agent-state.tsx'
import { type AgentDetail, agentQuery, totalOf } from './queries.ts'

type OnHandOver = (agent: { id: string; name: string }) => void
type Props = {
  id: string
  onHandOver: OnHandOver
  onClose: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  returnFocusTo: RefObject<HTMLElement | null>
}

export function AgentDrawer({ id, onHandOver, ...drawer }: Props) {
  const { shared, page: text, caption } = useMessages('agents', agents)
  const { data, error, isFetching, refetch } = useQuery(agentQuery(id))
  const gone = error?.status === 404 || error?.status === 400
  return (
    <RecordDrawer
      {...drawer}
      title={data?.name ?? caption}
      {...(data ? { description: data.email, badges: <AgentState agent={data} /> } : {})}
    >
      {!data && !error && <Skeleton className="h-40 w-full" />}
      {gone && <Notice tone="red">{text.gone}</Notice>}
      {error && !gone && !data && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {data && !gone && (
        <>
          <Part title={shared.edit}>
            <AgentEdit agent={data} />
          </Part>
          <Part title={text.workload}>
            <Workload agent={data} onHandOver={onHandOver} />
          </Part>
          <Part title={text.performance}>
            <AgentFigures agent={data} />
          </Part>
        </>
      )}
    </RecordDrawer>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line py-5 first:border-t-0 first:pt-0">
      <h3 id={id} className="mb-3 text-[1.0625rem]">
        {title}
      </h3>
      {children}
    </section>
  )
}

const linkClass = 'inline-flex min-h-11 items-center font-semibold text-mar-700 underline-offset-4 hover:underline'

/** The number of processes in each status, linked to the list filtered by agent and status. */
function Workload({ agent, onHandOver }: { agent: AgentDetail; onHandOver: OnHandOver }) {
  const text = useMessages('agents', agents)
  const { status: labels } = useMessages('registrations', registrations)
  const { locale } = useLocale()
  const processes = `/admin/processes?agente=${agent.id}`
  return (
    <>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {registrationStatuses.map((status) => (
          <li key={status} className="flex items-center justify-between gap-3">
            <Badge tone={statusTone[status]}>{labels[status]}</Badge>
            <Link
              to={`${processes}&status=${status}`}
              aria-label={`${labels[status]}: ${agent.of[status]}`}
              className={`${linkClass} tabular-nums`}
            >
              {agent.of[status].toLocaleString(locale)}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-[0.9375rem]">
        <Button variant="ghost" size="panel" disabled={totalOf(agent.of) === 0} onClick={() => onHandOver(agent)}>
          {text.handOverEntry}
        </Button>
        <Link to={processes} className={linkClass}>
          {text.page.processes}
        </Link>
        <Link to={`/admin/users?pessoa=${agent.id}`} className={linkClass}>
          {text.page.person}
        </Link>
      </div>
    </>
  )
}
