import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { type AnnouncementId, announcementIds } from '#features/announcement/rules/rows.ts'
import { announcement } from '#features/announcement/words/announcement.pt-BR.ts'
import { packagesQuery } from '#features/packages/web/queries.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { RowSkeletons } from '#web/ui/row-skeletons.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { PartList } from './part-list.tsx'
import { PriceList } from './price-list.tsx'
import { announcementQuery, type Parts } from './queries.ts'
import { usePartWords } from './use-part-words.ts'

const PartDrawer = lazy(() => import('./part-drawer.tsx'))

/** Query parameter that names the open record. */
export const PART = 'parte'
const entries = announcementIds.map((id) => ({ id }))

/** What the public site announces: prices from the one price list, and figures part by part. */
export function AnnouncementScreen() {
  const text = useMessages('announcement', announcement)
  const parts = useQuery(announcementQuery())
  const packages = useQuery(packagesQuery())
  const failed = parts.isError ? parts : packages.isError ? packages : undefined
  if (parts.data && packages.data)
    return (
      <div className="space-y-8">
        <p className="text-ink-muted">{text.intro}</p>
        <PriceList packages={packages.data.items} />
        <Figures parts={parts.data} />
      </div>
    )
  if (!failed) return <RowSkeletons rows={4} />
  return (
    <div className="card">
      <ErrorState title={text.loadFailed} onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
    </div>
  )
}

function Figures({ parts }: { parts: Parts }) {
  const words = usePartWords()
  const { open, onOpen, drawer } = useOpenRecord(PART, entries)
  const id: AnnouncementId | undefined = announcementIds.find((one) => one === open)
  return (
    <>
      <PartList parts={parts} ids={announcementIds} onOpen={onOpen} />
      <Suspense>{id && <PartDrawer key={id} id={id} {...words(id)} part={parts[id]} {...drawer} />}</Suspense>
    </>
  )
}
