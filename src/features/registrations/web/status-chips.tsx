import { useQuery } from '@tanstack/react-query'
import { type RegistrationStatus, registrationStatuses } from '#features/registrations/rules/status.ts'
import { registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { FilterChips } from '#web/lists/filter-chips.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { countsQuery } from './queries.ts'

type Props = { value: RegistrationStatus | undefined; onChange: (status: RegistrationStatus | undefined) => void }

/** The number of processes in each status; a press filters the list by it. */
export function StatusChips({ value, onChange }: Props) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const { status: labels } = useMessages('registrations', registrations)
  const { data } = useQuery(countsQuery)
  return (
    <FilterChips
      legend={text.filters.byStatus}
      value={value}
      onChange={onChange}
      chips={[
        { value: undefined, label: text.all, count: data?.total },
        ...registrationStatuses.map((status) => ({
          value: status,
          label: labels[status],
          count: data?.of[status],
        })),
      ]}
    />
  )
}
