import { lazy, Suspense } from 'react'
import { type PurchaseFilter, purchaseFilters } from '#features/purchases/rules/purchase.ts'
import { serviceOrders } from '#features/purchases/words/service-orders.pt-BR.ts'
import { FilterChips } from '#web/lists/filter-chips.tsx'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useOrderColumns } from './order-columns.tsx'
import { ordersQuery, type Side } from './queries.ts'

const OrderDrawer = lazy(() => import('./order-drawer.tsx'))

const FILTER = 'filtro'
const OPEN_ORDER = 'pedido'

/** Paid services with a drawer for the open one: waiting ones, longest waiting first, or finished ones. */
export function ServiceOrders({ side }: { side: Side }) {
  const text = useMessages('serviceOrders', serviceOrders)
  const { read, change } = useAddressFilter()
  const filter: PurchaseFilter = purchaseFilters.find((one) => one === read(FILTER)) ?? 'todo'
  const list = usePagedRows(ordersQuery(filter))
  const { open, onOpen, drawer } = useOpenRecord(OPEN_ORDER, list.rows)
  const columns = useOrderColumns(side, onOpen)
  return (
    <>
      <FilterChips
        legend={text.filter}
        value={filter}
        onChange={(value) => change({ [FILTER]: value === 'todo' ? undefined : value, [OPEN_ORDER]: undefined })}
        chips={purchaseFilters.map((value) => ({ value, label: text.filters[value] }))}
      />
      <DataTable
        caption={text.caption}
        columns={columns}
        {...list}
        rowKey={({ id }) => id}
        dense
        current={open}
        empty={<EmptyState title={text.empty[filter]} text={text.emptyText[filter]} />}
      />
      {open && list.rows && (
        <Suspense>
          <OrderDrawer key={open} side={side} order={list.rows.find(({ id }) => id === open)} {...drawer} />
        </Suspense>
      )}
    </>
  )
}
