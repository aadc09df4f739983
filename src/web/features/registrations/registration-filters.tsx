import { useQuery } from '@tanstack/react-query'
import { UNASSIGNED } from '#contract/registrations.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { registrations } from '#web/i18n/pt-BR/registrations.ts'
import { teamRegistrations } from '#web/i18n/pt-BR/team-registrations.ts'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { agentsQuery, type RegistrationFilter, statesQuery } from './queries.ts'

type Props = {
  filter: RegistrationFilter
  onChange: (changes: { agent?: string; state?: string; paid?: string }) => void
}

export function RegistrationFilters({ filter, onChange }: Props) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const { unpaid } = useMessages('registrations', registrations)
  const agents = useQuery(agentsQuery)
  const states = useQuery(statesQuery)
  return (
    <div className="grid grid-cols-2 gap-3 max-sm:w-full max-sm:*:first:col-span-2 sm:flex sm:flex-wrap">
      <FilterSelect
        label={text.filters.agent}
        all={text.filters.everyAgent}
        value={filter.agent}
        onChange={(agent) => onChange({ agent })}
        failed={agents.isError && !agents.data}
        options={[
          { value: UNASSIGNED, label: text.unassigned },
          ...(agents.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <FilterSelect
        label={text.filters.state}
        all={text.filters.everyState}
        value={filter.state}
        onChange={(state) => onChange({ state })}
        options={(states.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        failed={states.isError && !states.data}
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
