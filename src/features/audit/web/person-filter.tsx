import { useQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { audit } from '#features/audit/words/audit.pt-BR.ts'
import { useTypedSearch } from '#web/lists/use-typed-search.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { peopleQuery } from './queries.ts'

/** Combobox that finds a person by name or e-mail; arrow keys and Enter choose, Escape closes. */
export function PersonFilter({ onChoose }: { onChoose: (id: string) => void }) {
  const { filters: text } = useMessages('audit', audit)
  const [search, setSearch] = useState('')
  const [marked, setMarked] = useState(0)
  const box = useTypedSearch(search, setSearch)
  const found = useQuery(peopleQuery(search.trim()))
  const listId = useId()
  const open = box.value.trim() !== ''
  const rows = found.data?.items ?? []
  const close = () => {
    box.onChange('')
    setSearch('')
  }
  const choose = (id: string) => {
    close()
    onChoose(id)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => setMarked((at) => Math.min(at + 1, rows.length - 1)),
    ArrowUp: () => setMarked((at) => Math.max(at - 1, 0)),
    Enter: () => rows[marked] && choose(rows[marked].id),
    Escape: close,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = open ? keys[event.key] : undefined
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <div className="relative max-sm:w-full sm:w-52">
      <UserSearch
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-mar-700"
      />
      <input
        type="search"
        role="combobox"
        aria-label={text.findPerson}
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={rows[marked] ? `${listId}-${marked}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={text.findPerson}
        value={box.value}
        onChange={({ target }) => {
          setMarked(0)
          box.onChange(target.value)
        }}
        onKeyDown={onKeyDown}
        className="field-box h-11 pl-11 text-[0.9375rem]"
      />
      {open && (
        <div className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md border border-line bg-surface shadow-float">
          <div role="listbox" id={listId} aria-label={text.person}>
            {rows.map((row, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the box, which keeps the focus
              <div
                key={row.id}
                id={`${listId}-${at}`}
                role="option"
                tabIndex={-1}
                aria-selected={at === marked}
                onClick={() => choose(row.id)}
                className="cursor-pointer px-3.5 py-2 hover:bg-areia-100 aria-selected:bg-areia-100"
              >
                <p className="text-[0.9375rem] font-semibold break-words">{row.name}</p>
                <p className="text-sm break-all text-ink-muted">{row.email}</p>
              </div>
            ))}
          </div>
          {found.isError && <p className="px-3.5 py-2.5 text-sm text-urucum-700">{text.peopleFailed}</p>}
          {found.data && rows.length === 0 && (
            <p className="px-3.5 py-2.5 text-sm text-ink-muted">{text.nobodyFound}</p>
          )}
        </div>
      )}
    </div>
  )
}
