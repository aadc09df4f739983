import { useInfiniteQuery } from '@tanstack/react-query'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { teamRegistrations } from '#web/i18n/pt-BR/team-registrations.ts'
import { ListTable } from '#web/lists/list-table.tsx'
import { useTypedSearch } from '#web/lists/use-typed-search.ts'
import { processesQuery } from './queries.ts'
import { type RegistrationActions, useRegistrationColumns } from './registration-columns.tsx'
import { RegistrationFilters } from './registration-filters.tsx'
import { StatusChips } from './status-chips.tsx'
import { useRegistrationFilter } from './use-registration-filter.ts'

export function RegistrationsTable(actions: RegistrationActions) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const { filter, set, clear, filtered } = useRegistrationFilter()
  const search = useTypedSearch(filter.search, (value) => set({ search: value }))
  const columns = useRegistrationColumns(actions)
  const query = useInfiniteQuery(processesQuery(filter))
  return (
    <>
      <StatusChips value={filter.status} onChange={(status) => set({ status })} />
      <ListTable
        words={text}
        columns={columns}
        query={query}
        dense
        search={search}
        actions={<RegistrationFilters filter={filter} onChange={set} />}
        filtered={filtered}
        onClear={clear}
      />
    </>
  )
}
