import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useLocation } from 'react-router'
import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { lookAt, useLookedAt } from '#web/api/looked-at.ts'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { choiceQuery } from './queries.ts'

/** Screens without a choice of agent: the superadmin's own account, and messages, which no choice opens (E16). */
const own: ReadonlySet<string> = new Set(['/agent/account', '/agent/messages'])

/** A superadmin has no registrations of their own: the panel shows those of the agent chosen here (A7). */
export default function WhoseWork({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return own.has(pathname) ? children : <ChosenWork>{children}</ChosenWork>
}

function ChosenWork({ children }: { children: ReactNode }) {
  const { choose, whose: text } = useMessages('agents', agents)
  const title = useId()
  const looked = useLookedAt()
  const { data, isError, isFetching, refetch } = useQuery({ ...choiceQuery, placeholderData: keepPreviousData })
  if (isError && !data)
    return (
      <div className="card">
        <ErrorState title={text.failed} onRetry={() => void refetch()} retrying={isFetching} />
      </div>
    )
  if (!data) return <Skeleton className="h-16 w-full" />
  const chosen = data.items.find(({ id }) => id === looked)
  return (
    <>
      <section
        aria-labelledby={title}
        className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-ceu-600 bg-ceu-100 px-4 py-2.5 text-ceu-700"
      >
        <p id={title} className="min-w-0 flex-1 basis-60 text-[0.9375rem]">
          {chosen ? text.shown : text.choose}
        </p>
        <FilterSelect
          label={text.label}
          all={choose}
          wide
          value={chosen?.id ?? ''}
          onChange={(id) => lookAt(id || null)}
          options={data.items.map(({ id, name, active }) => ({
            value: id,
            label: active ? name : text.inactive({ name }),
          }))}
        />
      </section>
      {chosen ? (
        <div key={chosen.id}>{children}</div>
      ) : (
        <>
          <ScreenTitle />
          <div className="card mt-4">
            <EmptyState title={text.emptyTitle} text={data.items.length > 0 ? text.emptyText : text.noAgents} />
          </div>
        </>
      )}
    </>
  )
}
