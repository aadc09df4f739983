import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { workbench } from '#features/agents/words/workbench.pt-BR.ts'
import { QUEUE_TAB } from '#features/registrations/web/open-process.ts'
import { queueQuery } from '#features/registrations/web/queries.ts'
import { TAB } from '#web/lists/use-address-tab.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { QueueFace } from './queue-face.tsx'

/** The first processes of the agent's queue (G120). `children` below appear together with the answer, so that the layout does not shift. */
export function AgentQueue({ children }: { children: ReactNode }) {
  const { shared, queue: text } = useMessages('workbench', workbench)
  const query = useQuery(queueQuery)
  return (
    <>
      <section className="mt-8" aria-labelledby="queue">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6">
          <div>
            <h2 id="queue" className="text-h3">
              {text.title}
            </h2>
            <p className="text-sm text-ink-muted">{text.text}</p>
          </div>
          {query.data?.more && (
            <Link
              to={`/agent/processes?${TAB}=${QUEUE_TAB}`}
              className="inline-flex min-h-11 items-center font-semibold text-mar-700 underline-offset-4 hover:underline"
            >
              {shared.seeAll}
            </Link>
          )}
        </div>
        <QueueFace query={query} compact />
      </section>
      {!query.isPending && children}
    </>
  )
}
