import { useSharedMessages } from '#web/words/locale-provider.tsx'
import { Button } from './button.tsx'

/** State of loading a list's next page. */
export type NextPage = { onLoad: () => void; loading: boolean; failed: boolean }

export function LoadMore({ onLoad, loading, failed }: NextPage) {
  const text = useSharedMessages()
  return (
    <div className="flex flex-col items-center gap-3 pt-4">
      {failed && (
        <p role="alert" className="text-sm text-ink-muted">
          {text.loadMoreFailed}
        </p>
      )}
      <Button variant="ghost" size="panel" onClick={onLoad} loading={loading}>
        {text.loadMore}
      </Button>
    </div>
  )
}
