import { Download, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { type RegistrationOrder, registrationOrders } from '#features/registrations/rules/list-order.ts'
import { processes } from '#features/registrations/words/processes.pt-BR.ts'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { useWide } from '#web/ui/use-wide.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { fileOf, type RegistrationFilter } from './queries.ts'
import { PeriodFilter, RegistrationFilters } from './registration-filters.tsx'
import type { FilterChanges } from './use-registration-filter.ts'

type Props = { filter: RegistrationFilter; narrowing: number; onChange: (changes: FilterChanges) => void }

/** Filters, order and export of the list. */
export function ListControls(props: Props) {
  const wide = useWide()
  return wide ? <WideControls {...props} /> : <PhoneControls {...props} />
}

function ExportLink({ filter }: { filter: RegistrationFilter }) {
  const text = useMessages('processes', processes)
  return (
    <a href={fileOf(filter)} download className={`${buttonClass('ghost', 'panel')} max-md:w-full`}>
      <Download size={18} aria-hidden="true" />
      {text.exportCsv}
    </a>
  )
}

function WideControls({ filter, onChange }: Props) {
  return (
    <>
      <PeriodFilter filter={filter} onChange={onChange} />
      <ExportLink filter={filter} />
      <div className="flex basis-full flex-wrap gap-3">
        <RegistrationFilters filter={filter} onChange={onChange} />
      </div>
      <div className="flex basis-full flex-wrap items-center gap-3">
        <RegistrationOrderSelect filter={filter} onChange={onChange} />
        <OrderReason filter={filter} />
      </div>
    </>
  )
}

/** Filters stay closed until pressed, because they would push the list off a small screen. */
function PhoneControls({ filter, narrowing, onChange }: Props) {
  const { filters: text } = useMessages('processes', processes)
  const [shown, setShown] = useState(false)
  return (
    <>
      <RegistrationOrderSelect filter={filter} onChange={onChange} />
      <Button variant="ghost" size="panel" aria-expanded={shown} onClick={() => setShown(!shown)} className="w-full">
        <SlidersHorizontal size={18} aria-hidden="true" />
        {narrowing > 0 ? text.openWith({ count: narrowing }) : text.open}
      </Button>
      {shown && (
        <div className="w-full space-y-3">
          <RegistrationFilters filter={filter} onChange={onChange} />
          <PeriodFilter filter={filter} onChange={onChange} />
          <ExportLink filter={filter} />
        </div>
      )}
      <OrderReason filter={filter} />
    </>
  )
}

type RegistrationOrderSelectProps = { filter: RegistrationFilter; onChange: (changes: { sort: string }) => void }

// `waiting` is offered first, because it is the default order of the list (G70).
const offered: readonly RegistrationOrder[] = ['waiting', ...registrationOrders.filter((order) => order !== 'waiting')]

/** The filter that fixes the order, so that the reader cannot choose one. */
const instead = ({ search, attention }: RegistrationFilter): 'search' | 'attention' | undefined =>
  search.trim() ? 'search' : attention && 'attention'

/** Hidden for a search and for an attention kind, which each have one fixed order. */
function RegistrationOrderSelect({ filter, onChange }: RegistrationOrderSelectProps) {
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
function OrderReason({ filter }: { filter: RegistrationFilter }) {
  const { order: text } = useMessages('processes', processes)
  return <p className="text-sm text-ink-muted">{text.why[instead(filter) ?? filter.sort]}</p>
}
