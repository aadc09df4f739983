import { useQuery } from '@tanstack/react-query'
import { UNASSIGNED } from '#features/registrations/contract.ts'
import { processAttention, WAITING_DAYS } from '#features/registrations/rules/attention.ts'
import { processes } from '#features/registrations/words/processes.pt-BR.ts'
import { registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { FilterDay } from '#web/lists/filter-day.tsx'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { PlaceFilters } from './place-filters.tsx'
import { agentsQuery, type RegistrationFilter } from './queries.ts'
import type { FilterChanges } from './use-registration-filter.ts'

type Props = { filter: RegistrationFilter; onChange: (changes: FilterChanges) => void }

export function PeriodFilter({ filter, onChange }: Props) {
  const { filters: text } = useMessages('processes', processes)
  return (
    <div className="flex flex-wrap items-center gap-3 max-md:grid max-md:w-full max-md:grid-cols-1">
      <FilterDay label={text.from} value={filter.from} onChange={(from) => onChange({ from })} />
      <FilterDay label={text.to} value={filter.to} onChange={(to) => onChange({ to })} />
    </div>
  )
}

export function RegistrationFilters({ filter, onChange }: Props) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const { filters: words } = useMessages('processes', processes)
  const { unpaid } = useMessages('registrations', registrations)
  const agents = useQuery(agentsQuery)
  return (
    <>
      <FilterSelect
        label={text.shared.agent}
        all={text.filters.everyAgent}
        value={filter.agent}
        onChange={(agent) => onChange({ agent })}
        failed={agents.isError && !agents.data}
        options={[
          { value: UNASSIGNED, label: text.unassigned },
          ...(agents.data?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <PlaceFilters filter={filter} onChange={onChange} />
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
      <FilterSelect
        label={words.attention}
        all={words.everyAttention}
        value={filter.attention ?? ''}
        onChange={(attention) => onChange({ attention })}
        options={processAttention.map((kind) => ({
          value: kind,
          label: words.attentionOf[kind]({ days: WAITING_DAYS }),
        }))}
      />
    </>
  )
}
