import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { workbench } from '#features/agents/words/workbench.pt-BR.ts'
import { OPEN_PROCESS } from '#features/registrations/web/open-process.ts'
import { wholeQueueQuery } from '#features/registrations/web/queries.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { QueueFace } from './queue-face.tsx'

const ProcessDrawer = lazy(() => import('#features/registrations/web/process-drawer.tsx'))

/** The agent's queue, as long as the server gives it, with the open process beside it. */
export function WholeQueue() {
  const { queue: text } = useMessages('workbench', workbench)
  const query = useQuery(wholeQueueQuery)
  const { data } = query
  const { open, drawer } = useOpenRecord(OPEN_PROCESS, data?.items)
  return (
    <>
      <p className="mb-4 text-sm text-ink-muted">
        {text.order} {data?.more && text.mostUrgent({ count: data.items.length })}
      </p>
      <QueueFace query={query} current={open} />
      {open && (
        <Suspense>
          <ProcessDrawer id={open} side="agent" {...drawer} />
        </Suspense>
      )}
    </>
  )
}
