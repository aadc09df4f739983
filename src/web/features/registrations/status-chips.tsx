import { useQuery } from '@tanstack/react-query'
import { type RegistrationStatus, registrationStatuses } from '#domain/registrations/status.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { registrations } from '#web/i18n/pt-BR/registrations.ts'
import { teamRegistrations } from '#web/i18n/pt-BR/team-registrations.ts'
import { countsQuery } from './queries.ts'

type Props = { value: RegistrationStatus | undefined; onChange: (status: RegistrationStatus | undefined) => void }

/** How many there are of each status; a press shows only those. */
export function StatusChips({ value, onChange }: Props) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const { status: labels } = useMessages('registrations', registrations)
  const { data } = useQuery(countsQuery)
  const chips = [
    { status: undefined, label: text.filters.every, count: data?.total },
    ...registrationStatuses.map((status) => ({ status, label: labels[status], count: data?.of[status] })),
  ]
  return (
    <fieldset className="-mx-4 mb-4 min-w-0 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      <legend className="sr-only">{text.filters.byStatus}</legend>
      <div className="flex gap-2 sm:flex-wrap">
        {chips.map(({ status, label, count }) => (
          <button
            key={label}
            type="button"
            aria-pressed={value === status}
            onClick={() => onChange(status)}
            className="flex h-11 shrink-0 items-center gap-2 rounded-md border border-line bg-surface px-3.5 text-[0.9375rem] font-semibold text-mar-900 hover:bg-white focus-visible:-outline-offset-3 aria-pressed:border-mar-800 aria-pressed:bg-mar-800 aria-pressed:text-areia-50"
          >
            {label}
            {count !== undefined && <span className="text-sm font-medium tabular-nums opacity-80">{count}</span>}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
