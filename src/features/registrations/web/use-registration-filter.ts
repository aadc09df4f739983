import { z } from 'zod'
import { id as anId, slug as aSlug } from '#contract/fields.ts'
import { UNASSIGNED } from '#features/registrations/contract.ts'
import { processAttention } from '#features/registrations/rules/attention.ts'
import { type RegistrationOrder, registrationOrders } from '#features/registrations/rules/list-order.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import type { RegistrationFilter } from './queries.ts'

const names = {
  search: 'busca',
  status: 'status',
  agent: 'agente',
  state: 'estado',
  type: 'tipo',
  paid: 'pago',
  attention: 'atencao',
  from: 'de',
  to: 'ate',
  sort: 'ordem',
} as const satisfies Record<keyof RegistrationFilter, string>
/** The default order, left out of the URL: what waits for the office comes first (G70). */
const USUAL: RegistrationOrder = 'waiting'

const isPaid = (value: string): value is 'true' | 'false' => value === 'true' || value === 'false'
const aDay = z.iso.date()
const dayIn = (value: string): string =>
  aDay.safeParse(value).success && value > '2000' && value < '2100' ? value : ''
const slugIn = (value: string): string => (aSlug.safeParse(value).success ? value : '')

export type FilterChanges = Partial<Record<keyof RegistrationFilter, string | undefined>>

/** The filters of the office's list, kept in the URL; an unknown value there is ignored. */
export function useRegistrationFilter() {
  const { read, change } = useAddressFilter()
  const agent = read(names.agent)
  const paid = read(names.paid)
  const days = [dayIn(read(names.from)), dayIn(read(names.to))] as const
  // Swap the days of a period that ends before it begins.
  const [from, to] = days[0] && days[1] && days[0] > days[1] ? [days[1], days[0]] : days
  const filter: RegistrationFilter = {
    search: read(names.search),
    status: registrationStatuses.find((known) => known === read(names.status)),
    agent: agent === UNASSIGNED || anId.safeParse(agent).success ? agent : '',
    state: slugIn(read(names.state)),
    type: slugIn(read(names.type)),
    paid: isPaid(paid) ? paid : '',
    attention: processAttention.find((known) => known === read(names.attention)),
    from,
    to,
    sort: registrationOrders.find((known) => known === read(names.sort)) ?? USUAL,
  }
  const set = (changes: FilterChanges): void =>
    change(
      Object.fromEntries(
        Object.entries(changes).map(([key, value]) => [
          names[key as keyof RegistrationFilter],
          key === 'sort' && value === USUAL ? undefined : value,
        ]),
      ),
    )
  const clear = (): void =>
    set({ search: '', status: '', agent: '', state: '', type: '', paid: '', attention: '', from: '', to: '' })
  const narrowing = [
    filter.agent,
    filter.state,
    filter.type,
    filter.paid,
    filter.attention,
    filter.from,
    filter.to,
  ].filter(Boolean).length
  const filtered = Boolean(filter.search.trim() || filter.status || narrowing)
  return { filter, set, clear, filtered, narrowing }
}
