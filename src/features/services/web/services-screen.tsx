import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { BothPrices } from '#features/packages/web/both-prices.tsx'
import { services } from '#features/services/words/services.pt-BR.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OpenButton } from '#web/ui/open-button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type Service, servicesQuery } from './queries.ts'

const ServiceDrawer = lazy(() => import('./service-drawer.tsx'))

/** Query parameter that names the open record. */
export const SERVICE = 'avulso'
const NEW = 'novo'

function useColumns(onOpen: (id: string) => void): Column<Service>[] {
  const text = useMessages('services', services)
  const { columns, duties } = text
  return [
    {
      key: 'name',
      header: columns.name,
      primary: true,
      cell: ({ id, name }) => (
        <OpenButton label={text.editOf({ name })} onOpen={() => onOpen(id)}>
          <span translate="no">{name}</span>
        </OpenButton>
      ),
    },
    {
      key: 'price',
      header: columns.price,
      align: 'end',
      cell: ({ passesFee, ...price }) => (
        <>
          <BothPrices {...price} />
          {passesFee && <span className="block text-[0.8125rem] text-ink-muted">{text.plusFee}</span>}
        </>
      ),
    },
    {
      key: 'settles',
      header: columns.settles,
      cell: ({ settles, dissolves }) => {
        if (settles) return duties[settles]
        return <span className="text-ink-muted">{dissolves ? text.ends : text.none}</span>
      },
    },
    {
      key: 'offered',
      header: columns.offered,
      cell: ({ offered }) => (
        <Badge tone={offered ? 'green' : 'grey'}>{offered ? text.offered : text.notOffered}</Badge>
      ),
    },
  ]
}

/** The services that customers can order for their company; the address names the open one. */
export function ServicesScreen() {
  const text = useMessages('services', services)
  const { data, isError, isFetching, refetch } = useQuery(servicesQuery())
  const { open, onOpen, drawer } = useOpenRecord(SERVICE, data?.items)
  const columns = useColumns(onOpen)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-muted">{text.intro}</p>
        <Button size="panel" onClick={() => onOpen(NEW)} className="max-sm:w-full">
          <Plus size={18} aria-hidden="true" />
          {text.add}
        </Button>
      </div>
      <DataTable
        caption={text.tab}
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        current={open}
        failed={isError && !data}
        failedText={text.loadFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
        dense
      />
      <Suspense>
        {open && data && (
          <ServiceDrawer
            key={open}
            isNew={open === NEW}
            service={data.items.find(({ id }) => id === open)}
            {...drawer}
          />
        )}
      </Suspense>
    </>
  )
}
