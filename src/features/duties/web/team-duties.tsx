import { lazy, Suspense } from 'react'
import { type DutyFilter, dutyFilters } from '#features/duties/rules/duty.ts'
import { duties } from '#features/duties/words/duties.pt-BR.ts'
import { FilterChips } from '#web/lists/filter-chips.tsx'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { Badge } from '#web/ui/badge.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OpenButton } from '#web/ui/open-button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { OPEN_DUTY } from './company-calendar.tsx'
import { dutiesQuery, type TeamDuty } from './queries.ts'
import { useDutyWords } from './use-duty-words.ts'

const DutyDrawer = lazy(() => import('./duty-drawer.tsx'))

const FILTER = 'filtro'
const ofCompany = 'empresa'

function useColumns(onOpen: (id: string) => void): Column<TeamDuty>[] {
  const { text, badge, day, distance, amount } = useDutyWords()
  const { columns } = text.team
  return [
    {
      key: 'duty',
      header: columns.duty,
      primary: true,
      cell: (duty) => (
        <div className="leading-tight md:py-1">
          <OpenButton label={text.open({ name: duty.name })} onOpen={() => onOpen(duty.id)} className="md:min-h-6">
            <span translate="no">{duty.name}</span>
          </OpenButton>
          <p className="text-[0.8125rem] font-normal text-ink-muted">
            {text.countries[duty.country]}, {text.period({ year: duty.period })}
            {duty.unconfirmed && <span className="ml-2 font-semibold text-ipe-700">{text.unconfirmed}</span>}
          </p>
        </div>
      ),
    },
    {
      key: 'company',
      header: columns.company,
      cell: ({ companyName, customer, state }) => (
        <div className="leading-tight">
          <span translate="no" className="block max-w-[30ch] break-words">
            {companyName}
          </span>
          <span className="text-[0.8125rem] text-ink-muted">
            <span translate="no">{customer.name}</span> · {state}
          </span>
        </div>
      ),
    },
    {
      key: 'due',
      header: columns.due,
      cell: (duty) => (
        <span className="tabular-nums md:whitespace-nowrap">
          {day(duty)} <span className="text-[0.8125rem] text-ink-muted">{distance(duty)}</span>
        </span>
      ),
    },
    { key: 'amount', header: columns.amount, align: 'end', cell: (duty) => amount(duty) ?? text.noAmount },
    {
      key: 'status',
      header: columns.status,
      cell: (duty) => {
        const [tone, label] = badge(duty)
        return <Badge tone={tone}>{label}</Badge>
      },
    },
  ]
}

/** The duties of all companies that the reader may see, the earliest first, with the open one beside the list. */
export function TeamDuties() {
  const { team: text } = useMessages('duties', duties)
  const { read, change } = useAddressFilter()
  const filter: DutyFilter = dutyFilters.find((one) => one === read(FILTER)) ?? 'soon'
  const list = usePagedRows(dutiesQuery(filter))
  const { open, onOpen, drawer } = useOpenRecord(OPEN_DUTY, list.rows)
  const columns = useColumns((id) => {
    change({ [ofCompany]: list.rows?.find((row) => row.id === id)?.registrationId })
    onOpen(id)
  })
  const registrationId = list.rows?.find((row) => row.id === open)?.registrationId ?? read(ofCompany)
  return (
    <>
      <FilterChips
        legend={text.filter}
        value={filter}
        onChange={(value) => change({ [FILTER]: value === 'soon' ? undefined : value, [OPEN_DUTY]: undefined })}
        chips={(['soon', 'overdue', 'open', 'unconfirmed'] as const).map((value) => ({
          value,
          label: text.filters[value],
        }))}
      />
      <DataTable
        caption={text.caption}
        columns={columns}
        {...list}
        rowKey={({ id }) => id}
        dense
        current={open}
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
      />
      {open && registrationId && (
        <Suspense>
          <DutyDrawer key={open} id={open} registrationId={registrationId} {...drawer} />
        </Suspense>
      )}
    </>
  )
}
