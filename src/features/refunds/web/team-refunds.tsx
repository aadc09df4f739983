import { lazy, Suspense } from 'react'
import { refundStatuses } from '#features/refunds/rules/status.ts'
import { teamRefunds } from '#features/refunds/words/team-refunds.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { useMoney } from '#web/format/use-money.ts'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OpenButton } from '#web/ui/open-button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { OfficeStatus } from './office-status.tsx'
import { type Refund, refundsQuery } from './queries.ts'

const RefundDrawer = lazy(() => import('./refund-drawer.tsx'))
const StartDialog = lazy(() => import('./start-dialog.tsx'))

const STATUS = 'status'
const OPEN = 'reembolso'
/** Query parameter: the payment that an admin wants to refund. */
const START = 'pagamento'

function useColumns(onOpen: (id: string) => void): Column<Refund>[] {
  const text = useMessages('teamRefunds', teamRefunds)
  const money = useMoney()
  const dates = useDates()
  const { columns } = text
  return [
    {
      key: 'company',
      header: columns.company,
      primary: true,
      cell: ({ id, registration: { companyName } }) => (
        <OpenButton label={text.open({ company: companyName })} onOpen={() => onOpen(id)}>
          <span translate="no">{companyName}</span>
        </OpenButton>
      ),
    },
    { key: 'customer', header: columns.customer, cell: ({ customer }) => <span translate="no">{customer?.name}</span> },
    {
      key: 'amount',
      header: columns.amount,
      align: 'end',
      cell: ({ figures }) => <span className="whitespace-nowrap tabular-nums">{money(figures.totalCents)}</span>,
    },
    {
      key: 'asked',
      header: columns.asked,
      cell: ({ askedAt }) => (
        <time dateTime={askedAt} className="whitespace-nowrap tabular-nums">
          {dates.date(askedAt)}
        </time>
      ),
    },
    {
      key: 'status',
      header: columns.status,
      cell: (refund) => <OfficeStatus refund={refund} />,
    },
  ]
}

/** All refunds, waiting ones first, with a drawer for the open one. */
export function TeamRefunds() {
  const text = useMessages('teamRefunds', teamRefunds)
  const { read, change } = useAddressFilter()
  const status = refundStatuses.find((one) => one === read(STATUS))
  const start = read(START) || undefined
  const list = usePagedRows(refundsQuery(status))
  const { open, onOpen, drawer } = useOpenRecord(OPEN, list.rows)
  const columns = useColumns(onOpen)
  const none = status ? [text.emptySearch, text.emptySearchText] : [text.empty, text.emptyText]
  return (
    <>
      <DataTable
        caption={text.caption}
        columns={columns}
        {...list}
        rowKey={({ id }) => id}
        dense
        current={open}
        empty={<EmptyState title={none[0] ?? ''} text={none[1] ?? ''} />}
        actions={
          <FilterSelect
            label={text.filter}
            all={text.all}
            value={status ?? ''}
            onChange={(value) => change({ [STATUS]: value, [OPEN]: undefined })}
            options={refundStatuses.map((value) => ({ value, label: text.statuses[value] }))}
          />
        }
      />
      {open && (
        <Suspense>
          <RefundDrawer key={open} id={open} {...drawer} />
        </Suspense>
      )}
      {start && (
        <Suspense>
          <StartDialog
            paymentId={start}
            onClose={() => change({ [START]: undefined })}
            onDone={(refundId) => change({ [START]: undefined, [OPEN]: refundId })}
          />
        </Suspense>
      )}
    </>
  )
}
