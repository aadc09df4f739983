import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { findStates } from '#features/catalog/rules/match-state.ts'
import type { State } from './use-catalog.ts'
import type { WizardMessages } from './use-wizard-messages.ts'

type Props = { text: WizardMessages; states: State[]; chosen: string | null; onChoose: (id: string) => void }

/** All states by name in a scrolling list, which opens at the chosen one. */
export function StatePicker({ text, states, chosen, onChoose }: Props) {
  const [search, setSearch] = useState('')
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const checked = list.current?.querySelector('input:checked')?.closest('label')
    if (list.current && checked) list.current.scrollTop = checked.offsetTop - list.current.clientHeight / 2
  }, [])
  const found = findStates(states, search)
  /** Enter chooses the first search result instead of submitting the step. */
  const chooseFirst = (event: KeyboardEvent): void => {
    event.preventDefault()
    const [first] = search.trim() === '' ? [] : found
    if (first) onChoose(first.id)
  }
  // On a phone the list begins below the fold, so the choice is repeated above it.
  const shown = states.find(({ id }) => id === chosen)
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">
        {text.state}
        {shown && <span className="font-normal text-ink-muted">: {shown.name}</span>}
      </legend>
      <label className="relative mt-3 block">
        <span className="sr-only">{text.stateSearch}</span>
        <Search size={18} aria-hidden="true" className="absolute top-1/2 left-3.5 -translate-y-1/2 text-mar-700" />
        <input
          type="search"
          autoComplete="off"
          maxLength={60}
          value={search}
          placeholder={text.stateSearchHint}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && chooseFirst(event)}
          className="field-box h-12 pl-11"
        />
      </label>
      <div ref={list} className="relative mt-2 max-h-64 overflow-y-auto rounded-md border border-field bg-white p-1.5">
        {found.map(({ id, name, abbreviation, popular }) => (
          <label
            key={id}
            className="flex min-h-11 items-center gap-3 rounded-sm px-2.5 hover:bg-areia-100 has-checked:bg-mar-50 has-checked:font-semibold"
          >
            <input
              type="radio"
              name="state"
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
              className="size-5 shrink-0 accent-mar-700"
            />
            {name}
            <span className="text-sm font-normal text-ink-muted">{abbreviation}</span>
            {popular && <span className="tag ml-auto bg-ipe-100 text-ipe-700">{text.popular}</span>}
          </label>
        ))}
        {found.length === 0 && (
          <div role="status" className="px-3 py-5 text-center">
            <p className="font-semibold">{text.noState}</p>
            <p className="text-sm text-ink-muted">{text.noStateText}</p>
          </div>
        )}
      </div>
    </fieldset>
  )
}
