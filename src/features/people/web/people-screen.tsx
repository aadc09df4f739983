import { lazy, Suspense, useState } from 'react'
import { people } from '#features/people/words/people.pt-BR.ts'
import { roles } from '#rules/role.ts'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { ListTable } from '#web/lists/list-table.tsx'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { SEARCH, useAddressSearch } from '#web/lists/use-address-search.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { Button } from '#web/ui/button.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Asked } from './access-dialog.tsx'
import { usePeopleColumns } from './people-columns.tsx'
import { type PeopleFilter, peopleQuery } from './queries.ts'

const AddPersonDialog = lazy(async () => ({ default: (await import('./add-person-dialog.tsx')).AddPersonDialog }))
const AccessDialog = lazy(async () => ({ default: (await import('./access-dialog.tsx')).AccessDialog }))
const PersonDrawer = lazy(async () => ({ default: (await import('./person-drawer.tsx')).PersonDrawer }))

/** Query parameter with the id of the open person (`?pessoa=`). */
const PERSON = 'pessoa'

/** All accounts, newest first, with the open one in a drawer. */
export function PeopleScreen() {
  const text = useMessages('people', people)
  const { filter, box, filtered, setRole, setState, clear } = usePeopleFilter()
  const list = usePagedRows(peopleQuery(filter))
  const { open, onOpen, drawer } = useOpenRecord(PERSON, list.rows)
  const { openedBy, note } = useOpener()
  const [adding, setAdding] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const onAsk = (next: Asked) => {
    note()
    setAsked(next)
  }
  const columns = usePeopleColumns({ onOpen, onAsk })
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-muted">{text.intro}</p>
        <Button
          size="panel"
          className="max-sm:w-full"
          onClick={() => {
            note()
            setAdding(true)
          }}
        >
          {text.button}
        </Button>
      </div>
      <ListTable
        words={text}
        columns={columns}
        list={list}
        dense
        search={box}
        filtered={filtered}
        onClear={clear}
        actions={
          <div className="grid grid-cols-2 gap-3 max-sm:w-full sm:flex sm:flex-wrap">
            <FilterSelect
              label={text.role}
              all={text.filters.everyRole}
              value={filter.role ?? ''}
              onChange={setRole}
              options={roles.map((role) => ({ value: role, label: text.roles[role] }))}
            />
            <FilterSelect
              label={text.situation}
              all={text.filters.everyState}
              value={filter.disabled ? DISABLED : ''}
              onChange={setState}
              options={[{ value: DISABLED, label: text.filters.disabled }]}
            />
          </div>
        }
      />
      <Suspense>
        {open && <PersonDrawer key={open} id={open} {...drawer} onAsk={onAsk} />}
        {adding && <AddPersonDialog openedBy={openedBy} onClose={() => setAdding(false)} />}
        {asked && <AccessDialog {...asked} openedBy={openedBy} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </>
  )
}

const ROLE = 'funcao'
const STATE = 'situacao'
const DISABLED = 'desativadas'

/** Search, role and state are kept in the address; unknown values are ignored. */
function usePeopleFilter() {
  const { read, change } = useAddressFilter()
  const { search, box } = useAddressSearch()
  const role = roles.find((known) => known === read(ROLE))
  const disabled = read(STATE) === DISABLED ? 'true' : undefined
  const filter: PeopleFilter = { search, role, disabled }
  return {
    filter,
    box,
    filtered: Boolean(search.trim() || role || disabled),
    setRole: (value: string) => change({ [ROLE]: value }),
    setState: (value: string) => change({ [STATE]: value }),
    clear: () => change({ [SEARCH]: undefined, [ROLE]: undefined, [STATE]: undefined }),
  }
}
