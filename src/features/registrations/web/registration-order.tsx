import { type RegistrationOrder, registrationOrders } from '#features/registrations/rules/list-order.ts'
import { processes } from '#features/registrations/words/processes.pt-BR.ts'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { RegistrationFilter } from './queries.ts'

type Props = { filter: RegistrationFilter; onChange: (changes: { sort: string }) => void }

// What waits for the office stands first, as it does in the list (G70).
const offered: readonly RegistrationOrder[] = ['waiting', ...registrationOrders.filter((order) => order !== 'waiting')]

/** What decides the order instead of the reader. */
const instead = ({ search, attention }: RegistrationFilter): 'search' | 'attention' | undefined =>
  search.trim() ? 'search' : attention && 'attention'

/** A search, and what waits in one way, has one order only. */
export function RegistrationOrderSelect({ filter, onChange }: Props) {
  const { order: text } = useMessages('processes', processes)
  if (instead(filter)) return null
  return (
    <FilterSelect
      label={text.label}
      value={filter.sort}
      onChange={(sort) => onChange({ sort })}
      options={offered.map((order) => ({ value: order, label: text[order] }))}
    />
  )
}

/** Says why the rows stand where they stand. */
export function OrderReason({ filter }: { filter: RegistrationFilter }) {
  const { order: text } = useMessages('processes', processes)
  return <p className="text-sm text-ink-muted">{text.why[instead(filter) ?? filter.sort]}</p>
}
