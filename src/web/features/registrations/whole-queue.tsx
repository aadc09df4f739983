import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { workbench } from '#web/i18n/pt-BR/workbench.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { OPEN_PROCESS } from './open-process.ts'
import { wholeQueueQuery } from './queries.ts'
import { QueueFace } from './queue-face.tsx'

const ProcessDrawer = lazy(() => import('./process-drawer.tsx'))

/** The agent's queue as far as it is told, with the open process beside it. */
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
