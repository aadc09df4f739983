import { lazy, Suspense } from 'react'
import { clientOrders, clientStates } from '#features/clients/rules/client.ts'
import { clients } from '#features/clients/words/clients.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { FilterChips } from '#web/lists/filter-chips.tsx'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { ListTable } from '#web/lists/list-table.tsx'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { SEARCH, useAddressSearch } from '#web/lists/use-address-search.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { OpenButton } from '#web/ui/open-button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type Client, type ClientFilter, clientsQuery } from './queries.ts'

const STATE = 'situacao'
const ORDER = 'ordem'

/** Search, state and order of the clients' list, kept in the URL; an unknown value there is ignored. */
function useClientFilter() {
  const { read, change } = useAddressFilter()
  const { search, box } = useAddressSearch()
  const filter: ClientFilter = {
    search,
    state: clientStates.find((known) => known === read(STATE)),
    sort: clientOrders.find((known) => known === read(ORDER)) ?? 'newest',
  }
  return {
    filter,
    box,
    filtered: Boolean(search.trim() || filter.state),
    setState: (state: string | undefined) => change({ [STATE]: state }),
    setOrder: (order: string) => change({ [ORDER]: order === 'newest' ? undefined : order }),
    clear: () => change({ [SEARCH]: undefined, [STATE]: undefined }),
  }
}

const ClientDrawer = lazy(() => import('./client-drawer.tsx'))

/** The URL parameter with the open client, so that the card can be linked. */
const OPEN_CLIENT = 'cliente'

function useClientColumns(onOpen: (id: string) => void): Column<Client>[] {
  const text = useMessages('clients', clients)
  const dates = useDates()
  const { columns } = text
  return [
    {
      key: 'name',
      header: columns.name,
      primary: true,
      cell: ({ id, name, email }) => (
        <div className="leading-tight md:py-1">
          <OpenButton label={text.open({ name })} onOpen={() => onOpen(id)} className="max-w-[28ch] md:min-h-6">
            {name}
          </OpenButton>
          <p className="max-w-[36ch] text-[0.8125rem] font-normal break-all text-ink-muted">{email}</p>
        </div>
      ),
    },
    {
      key: 'company',
      header: columns.company,
      cell: ({ company }) => <span className="block max-w-[28ch] break-words">{company.name}</span>,
    },
    {
      key: 'companies',
      header: columns.companies,
      cell: ({ companies: count, open }) => (
        <span className="md:whitespace-nowrap">{text.companies({ count, open })}</span>
      ),
    },
    {
      key: 'state',
      header: columns.state,
      cell: ({ open }) => <Badge tone={open > 0 ? 'blue' : 'grey'}>{open > 0 ? text.active : text.inactive}</Badge>,
    },
    {
      key: 'newest',
      header: columns.newest,
      align: 'end',
      cell: ({ newestAt }) => (
        <time dateTime={newestAt} className="tabular-nums">
          {dates.date(newestAt)}
        </time>
      ),
    },
  ]
}

/** The agent's clients, with the open one's card beside them (G122, G123). */
export function ClientsScreen() {
  const text = useMessages('clients', clients)
  const { filter, box, filtered, setState, setOrder, clear } = useClientFilter()
  const list = usePagedRows(clientsQuery(filter))
  const { open, onOpen, drawer } = useOpenRecord(OPEN_CLIENT, list.rows)
  const columns = useClientColumns(onOpen)
  return (
    <>
      <FilterChips
        legend={text.byState}
        value={filter.state}
        onChange={setState}
        chips={[
          { value: undefined, label: text.all },
          ...clientStates.map((state) => ({ value: state, label: text.states[state] })),
        ]}
      />
      <ListTable
        words={text}
        columns={columns}
        list={list}
        dense
        search={box}
        filtered={filtered}
        onClear={clear}
        current={open}
        actions={
          // A search is always newest first.
          filter.search.trim() ? null : (
            <FilterSelect
              label={text.order.label}
              wide
              value={filter.sort}
              onChange={setOrder}
              options={clientOrders.map((order) => ({ value: order, label: text.order[order] }))}
            />
          )
        }
      />
      {open && (
        <Suspense>
          <ClientDrawer key={open} id={open} {...drawer} />
        </Suspense>
      )}
    </>
  )
}
