import type { WorkflowTab } from '#features/workflows/rules/workflow-status.ts'
import { workflows } from '#features/workflows/words/workflows.pt-BR.ts'
import type { PagedRows } from '#web/lists/use-paged-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { WorkflowCard as Workflow } from './queries.ts'
import { WorkflowCard } from './workflow-card.tsx'

type Props = {
  tab: WorkflowTab
  list: PagedRows<Workflow>
  searching: boolean
  onClear: () => void
  onOpen: (id: string) => void
}
const grid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'

/** The cards of one tab, or its loading, empty or failed state. */
export function WorkflowList({ tab, list, searching, onClear, onOpen }: Props) {
  const text = useMessages('workflows', workflows)
  const { rows, failed, retrying, onRetry, more, busy } = list
  if (failed)
    return (
      <div className="card">
        <ErrorState title={text.loadFailed} onRetry={onRetry} retrying={retrying} />
      </div>
    )
  if (!rows)
    return (
      <div className={grid}>
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} className="h-72 w-full rounded-xl" />
        ))}
      </div>
    )
  if (rows.length === 0)
    return (
      <div className="card">
        {searching ? (
          <EmptyState
            title={text.emptySearch}
            text={text.emptySearchText}
            action={
              <Button variant="ghost" size="panel" onClick={onClear}>
                {text.clear}
              </Button>
            }
          />
        ) : (
          <EmptyState title={text.empty[tab]} text={text.emptyText} />
        )}
      </div>
    )
  return (
    <>
      <ul aria-busy={busy} className={grid}>
        {rows.map((workflow) => (
          <WorkflowCard key={workflow.id} workflow={workflow} onOpen={onOpen} />
        ))}
      </ul>
      {more && <LoadMore {...more} />}
    </>
  )
}
