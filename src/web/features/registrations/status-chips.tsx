import { useQuery } from '@tanstack/react-query'
import { type RegistrationStatus, registrationStatuses } from '#domain/registrations/status.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { registrations } from '#web/i18n/pt-BR/registrations.ts'
import { teamRegistrations } from '#web/i18n/pt-BR/team-registrations.ts'
import { FilterChips } from '#web/lists/filter-chips.tsx'
import { countsQuery } from './queries.ts'

type Props = { value: RegistrationStatus | undefined; onChange: (status: RegistrationStatus | undefined) => void }

/** How many there are of each status; a press shows only those. */
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
        { value: undefined, label: text.filters.every, count: data?.total },
        ...registrationStatuses.map((status) => ({
          value: status,
          label: labels[status],
          count: data?.of[status],
        })),
      ]}
    />
  )
}
