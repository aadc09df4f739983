import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column, Selection } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useSharedMessages } from '#web/words/locale-provider.tsx'
import type { PagedRows } from './use-paged-rows.ts'

type Words = {
  caption: string
  search: string
  searchHint?: string
  /** Texts for loading and failure, where the general ones do not fit this list. */
  loadingList?: string
  failedList?: string
  empty: string
  emptyText: string
  emptySearch: string
  emptySearchText: string
}
type Props<Row> = {
  words: Words
  columns: readonly Column<Row>[]
  list: PagedRows<Row>
  search: { value: string; onChange: (value: string) => void }
  /** Whether a filter or search is active; `onClear` removes it. */
  filtered: boolean
  onClear: () => void
  actions: ReactNode
  dense?: boolean
  selection?: Selection<Row>
  /** Id of the row whose record is open in the drawer. */
  current?: string | undefined
}

/** A list of the staff with search, filters and paging; its empty state says whether a filter is the cause. */
export function ListTable<Row extends { id: string }>(props: Props<Row>) {
  const { words, list, filtered, search, onClear, ...more } = props
  const text = useSharedMessages()
  const clear = () => {
    search.onChange('')
    onClear()
  }
  return (
    <DataTable
      caption={words.caption}
      loadingText={words.loadingList}
      failedText={words.failedList}
      {...more}
      {...list}
      rowKey={({ id }) => id}
      search={{ label: words.search, ...(words.searchHint ? { placeholder: words.searchHint } : {}), ...search }}
      empty={
        filtered ? (
          <EmptyState
            title={words.emptySearch}
            text={words.emptySearchText}
            action={
              <Button variant="ghost" size="panel" onClick={clear}>
                {text.clearFilters}
              </Button>
            }
          />
        ) : (
          <EmptyState title={words.empty} text={words.emptyText} />
        )
      }
    />
  )
}
