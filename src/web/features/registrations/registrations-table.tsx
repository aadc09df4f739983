import { useMessages } from '#web/i18n/locale-provider.tsx'
import { teamRegistrations } from '#web/i18n/pt-BR/team-registrations.ts'
import { ListTable } from '#web/lists/list-table.tsx'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { useTypedSearch } from '#web/lists/use-typed-search.ts'
import { registrationsQuery } from './queries.ts'
import { type RegistrationActions, useRegistrationColumns } from './registration-columns.tsx'
import { RegistrationFilters } from './registration-filters.tsx'
import { StatusChips } from './status-chips.tsx'
import { useRegistrationFilter } from './use-registration-filter.ts'

export function RegistrationsTable(actions: RegistrationActions) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const { filter, set, clear, filtered } = useRegistrationFilter()
  const search = useTypedSearch(filter.search, (value) => set({ search: value }))
  const columns = useRegistrationColumns(actions)
  const list = usePagedRows(registrationsQuery(filter))
  return (
    <>
      <StatusChips value={filter.status} onChange={(status) => set({ status })} />
      <ListTable
        words={text}
        columns={columns}
        list={list}
        dense
        search={search}
        actions={<RegistrationFilters filter={filter} onChange={set} />}
        filtered={filtered}
        onClear={clear}
      />
    </>
  )
}
