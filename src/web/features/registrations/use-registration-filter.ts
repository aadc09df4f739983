import { id as anId, slug as aSlug } from '#contract/fields.ts'
import { UNASSIGNED } from '#contract/registrations.ts'
import { registrationStatuses } from '#domain/registrations/status.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import type { RegistrationFilter } from './queries.ts'

const names = { search: 'busca', status: 'status', agent: 'agente', state: 'estado', paid: 'pago' } as const
const isPaid = (value: string): value is 'true' | 'false' => value === 'true' || value === 'false'

/** Filters are kept in the address; an unknown value there filters nothing. */
export function useRegistrationFilter() {
  const { read, change } = useAddressFilter()
  const status = registrationStatuses.find((known) => known === read(names.status))
  const agent = read(names.agent)
  const state = read(names.state)
  const paid = read(names.paid)
  const filter: RegistrationFilter = {
    search: read(names.search),
    status,
    agent: agent === UNASSIGNED || anId.safeParse(agent).success ? agent : '',
    state: aSlug.safeParse(state).success ? state : '',
    paid: isPaid(paid) ? paid : '',
  }
  const set = (changes: Partial<Record<keyof RegistrationFilter, string | undefined>>): void =>
    change(
      Object.fromEntries(
        Object.entries(changes).map(([key, value]) => [names[key as keyof RegistrationFilter], value]),
      ),
    )
  const clear = (): void => set({ search: '', status: '', agent: '', state: '', paid: '' })
  const filtered = Boolean(filter.search.trim() || status || filter.agent || filter.state || filter.paid)
  return { filter, set, clear, filtered }
}
