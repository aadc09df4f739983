import { lazy, Suspense } from 'react'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useSharedMessages } from '#web/words/locale-provider.tsx'
import { useAuditColumns } from './audit-columns.tsx'
import { AuditFilters, ChosenFilter } from './audit-filters.tsx'
import { auditQuery } from './queries.ts'
import { useAuditFilter } from './use-audit-filter.ts'
import { useAuditWords } from './use-audit-words.ts'

const EntryDrawer = lazy(async () => ({ default: (await import('./entry-drawer.tsx')).EntryDrawer }))

/** The URL parameter with the open row, so that it can be linked. */
const OPEN = 'linha'

export function AuditTable() {
  const { text } = useAuditWords()
  const { clearFilters } = useSharedMessages()
  const { filter, set, clear, filtered } = useAuditFilter()
  const { first, ...list } = usePagedRows(auditQuery(filter))
  const { open, onOpen, drawer } = useOpenRecord(OPEN, list.rows)
  const columns = useAuditColumns(onOpen)
  const nameIn = (of: { id: string; name: string | null } | null | undefined, id: string) =>
    (of?.id === id && of.name) || id.slice(0, 8)
  return (
    <>
      <AuditFilters filter={filter} onChange={set} />
      {(filter.person || filter.subject) && (
        <div className="mb-4 flex flex-wrap gap-2">
          {filter.person && (
            <ChosenFilter
              label={text.filters.onlyPerson({ name: nameIn(first?.person, filter.person) })}
              onRemove={() => set({ person: '' })}
            />
          )}
          {filter.subject && (
            <ChosenFilter
              label={text.filters.onlySubject({ name: nameIn(first?.subject, filter.subject) })}
              onRemove={() => set({ subject: '' })}
            />
          )}
        </div>
      )}
      <DataTable
        caption={text.caption}
        columns={columns}
        {...list}
        rowKey={({ id }) => id}
        dense
        empty={
          filtered ? (
            <EmptyState
              title={text.emptySearch}
              text={text.emptySearchText}
              action={
                <Button variant="ghost" size="panel" onClick={clear}>
                  {clearFilters}
                </Button>
              }
            />
          ) : (
            <EmptyState title={text.empty} text={text.emptyText} />
          )
        }
      />
      {open && list.rows && (
        <Suspense>
          <EntryDrawer entry={list.rows.find(({ id }) => id === open)} {...drawer} />
        </Suspense>
      )}
    </>
  )
}
