import { useSharedMessages } from '#web/words/locale-provider.tsx'
import { Skeleton } from './skeleton.tsx'

export type Rows = 1 | 2 | 3 | 4

/** Placeholders in the shape of labels and fields that are loading. */
export function RowSkeletons({ rows }: { rows: Rows }) {
  const text = useSharedMessages()
  return (
    <div className="space-y-5">
      <span role="status" className="sr-only">
        {text.loading}
      </span>
      {[1, 2, 3, 4].slice(0, rows).map((row) => (
        <div key={row} className="space-y-2.5">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-12 w-full" />
        </div>
      ))}
    </div>
  )
}
