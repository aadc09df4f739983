import { Download, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { processes } from '#features/registrations/words/processes.pt-BR.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { useWide } from '#web/ui/use-wide.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { fileOf, type RegistrationFilter } from './queries.ts'
import { PeriodFilter, RegistrationFilters } from './registration-filters.tsx'
import { OrderReason, RegistrationOrderSelect } from './registration-order.tsx'
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
