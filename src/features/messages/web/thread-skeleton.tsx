import { Skeleton } from '#web/ui/skeleton.tsx'
import { useSharedMessages } from '#web/words/locale-provider.tsx'

export function ThreadSkeleton() {
  const common = useSharedMessages()
  return (
    <div role="status" className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden px-5 py-4">
      <span className="sr-only">{common.loading}</span>
      <Skeleton className="h-14 w-3/5 rounded-xl" />
      <Skeleton className="ml-auto h-20 w-1/2 rounded-xl" />
      <Skeleton className="h-14 w-2/5 rounded-xl" />
    </div>
  )
}
