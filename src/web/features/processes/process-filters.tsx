import { useQuery } from '@tanstack/react-query'
import { UNASSIGNED } from '#contract/registrations.ts'
import { FilterSelect } from '#web/filters/filter-select.tsx'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { processes } from '#web/messages/pt-BR/processes.ts'
import { registrations } from '#web/messages/pt-BR/registrations.ts'
import { agentsQuery, type ProcessFilter, statesQuery } from './queries.ts'

type Props = { filter: ProcessFilter; onChange: (changes: { agent?: string; state?: string; paid?: string }) => void }

export function ProcessFilters({ filter, onChange }: Props) {
  const text = useMessages('processes', processes)
  const { unpaid } = useMessages('registrations', registrations)
  const agents = useQuery(agentsQuery).data?.items ?? []
  const states = useQuery(statesQuery).data?.items ?? []
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:w-full max-sm:*:first:col-span-2 sm:flex sm:flex-wrap">
      <FilterSelect
        label={text.filters.agent}
        all={text.filters.everyAgent}
        value={filter.agent}
        onChange={(agent) => onChange({ agent })}
        options={[
          { value: UNASSIGNED, label: text.unassigned },
          ...agents.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <FilterSelect
        label={text.filters.state}
        all={text.filters.everyState}
        value={filter.state}
        onChange={(state) => onChange({ state })}
        options={states.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FilterSelect
        label={text.filters.paid}
        all={text.filters.everyPaid}
        value={filter.paid}
        onChange={(paid) => onChange({ paid })}
        options={[
          { value: 'true', label: text.paid },
          { value: 'false', label: unpaid },
        ]}
      />
    </div>
  )
}
