import { type RegistrationOrder, registrationOrders } from '#features/registrations/rules/list-order.ts'
import { processes } from '#features/registrations/words/processes.pt-BR.ts'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { RegistrationFilter } from './queries.ts'

type Props = { filter: RegistrationFilter; onChange: (changes: { sort: string }) => void }

// `waiting` is offered first, because it is the default order of the list (G70).
const offered: readonly RegistrationOrder[] = ['waiting', ...registrationOrders.filter((order) => order !== 'waiting')]

/** The filter that fixes the order, so that the reader cannot choose one. */
const instead = ({ search, attention }: RegistrationFilter): 'search' | 'attention' | undefined =>
  search.trim() ? 'search' : attention && 'attention'

/** Hidden for a search and for an attention kind, which each have one fixed order. */
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

/** Explains the order of the rows. */
export function OrderReason({ filter }: { filter: RegistrationFilter }) {
  const { order: text } = useMessages('processes', processes)
  return <p className="text-sm text-ink-muted">{text.why[instead(filter) ?? filter.sort]}</p>
}
