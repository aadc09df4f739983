import { useQuery } from '@tanstack/react-query'
import { processes } from '#features/registrations/words/processes.pt-BR.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { companyTypesQuery, statesQuery } from './queries.ts'

type Chosen = { state: string; type: string }

/** Filters by state and company type, for the office's and the agent's lists. */
export function PlaceFilters({ filter, onChange }: { filter: Chosen; onChange: (changes: Partial<Chosen>) => void }) {
  const { shared, filters: text } = useMessages('teamRegistrations', teamRegistrations)
  const { filters: words } = useMessages('processes', processes)
  const states = useQuery(statesQuery)
  const types = useQuery(companyTypesQuery)
  return (
    <>
      <FilterSelect
        label={shared.state}
        all={text.everyState}
        value={filter.state}
        onChange={(state) => onChange({ state })}
        options={(states.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        failed={states.isError && !states.data}
      />
      <FilterSelect
        label={shared.companyType}
        all={words.everyType}
        value={filter.type}
        onChange={(type) => onChange({ type })}
        options={(types.data?.items ?? []).map(({ id, label }) => ({ value: id, label }))}
        failed={types.isError && !types.data}
      />
    </>
  )
}
