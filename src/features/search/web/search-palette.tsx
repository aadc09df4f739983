import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import { search } from '#features/search/words/search.pt-BR.ts'
import type { Area } from '#rules/role.ts'
import { useTypedSearch } from '#web/lists/use-typed-search.ts'
import { Button } from '#web/ui/button.tsx'
import { CloseButton } from '#web/ui/close-button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { recentOf, rememberOpened } from './recent.ts'
import { ResultLine } from './result-line.tsx'
import { destinationOf, type Result, resultsQuery } from './results.ts'

/** The line of a list that the arrow keys have selected; Enter takes it. A new list starts at its first line. */
function useChoice(count: number, list: string, onTake: (index: number) => void) {
  const [chosen, setChosen] = useState({ list, index: 0 })
  const index = chosen.list === list ? Math.min(chosen.index, Math.max(count - 1, 0)) : 0
  const choose = (next: number) => setChosen({ list, index: count === 0 ? 0 : (next + count) % count })
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1 }
    const next = moves[event.key]
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (next !== undefined) choose(next)
    else if (count > 0) onTake(index)
  }
  return { index, choose, onKeyDown }
}

type Props = { area: Area; userId: string; openedBy: RefObject<HTMLElement | null>; onClose: () => void }

/** Searches all records that the reader may see, from anywhere in a panel. */
export default function SearchPalette({ area, userId, openedBy, onClose }: Props) {
  const text = useMessages('search', search)
  const navigate = useNavigate()
  const [term, setTerm] = useState('')
  const box = useTypedSearch(term, (value) => setTerm(value.trim()))
  const asked = term.trim()
  const found = useQuery({ ...resultsQuery(asked), enabled: asked !== '', placeholderData: keepPreviousData })
  const [recent] = useState(() => recentOf(userId))
  const shown = box.value.trim() === '' ? recent : (found.data?.items ?? [])
  const open = (result: Result) => {
    rememberOpened(userId, result)
    onClose()
    void navigate(destinationOf(area, result))
  }
  const { index, choose, onKeyDown } = useChoice(shown.length, shown.map(({ id }) => id).join(), (at) => {
    const result = shown[at]
    if (result) open(result)
  })
  const isEmpty = box.value.trim() === ''
  const isAnswered = !isEmpty && asked === box.value.trim() && found.data !== undefined && !found.isPlaceholderData
  const label = area === 'agent' ? text.labelAgent : text.label
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fade-in fixed inset-0 z-50 bg-mar-950/60" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            openedBy.current?.focus()
          }}
          className="appear fixed inset-x-3 top-3 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] max-w-[640px] flex-col overflow-hidden rounded-xl bg-surface shadow-float outline-none sm:top-[12vh] sm:max-h-[70vh]"
        >
          <Radix.Title className="sr-only">{text.title}</Radix.Title>
          <div className="flex items-center gap-3 border-b border-line pr-3 pl-5">
            <Search size={19} aria-hidden="true" className="shrink-0 text-mar-700" />
            <input
              role="combobox"
              aria-label={label}
              aria-expanded={shown.length > 0}
              aria-controls="search-results"
              aria-activedescendant={shown.length > 0 ? `search-result-${index}` : undefined}
              autoComplete="off"
              maxLength={100}
              placeholder={label}
              value={box.value}
              onChange={({ target }) => box.onChange(target.value)}
              onKeyDown={onKeyDown}
              className="h-14 min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-muted"
            />
            <Radix.Close asChild>
              <CloseButton className="mt-0 mr-0 text-mar-700 hover:bg-areia-100" />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-2">
            {shown.length > 0 && isEmpty && (
              <p className="px-3 pt-1 pb-1.5 text-label font-semibold text-ink-muted">{text.recent}</p>
            )}
            <div id="search-results" role="listbox" aria-label={isEmpty ? text.recent : text.results}>
              {shown.map((result, at) => (
                <ResultLine
                  key={`${result.kind}-${result.id}`}
                  id={`search-result-${at}`}
                  result={result}
                  chosen={at === index}
                  onPoint={() => choose(at)}
                  onOpen={() => open(result)}
                />
              ))}
            </div>
            {found.isError && !isEmpty && (
              <div role="alert" className="flex flex-wrap items-center gap-3 px-3 py-2">
                {text.failed}
                <Button variant="ghost" size="panel" onClick={() => void found.refetch()}>
                  {text.retry}
                </Button>
              </div>
            )}
            <p role="status" className="px-3 py-2 text-sm text-ink-muted">
              {isEmpty && text.hint}
              {!isEmpty && !isAnswered && !found.isError && text.searching}
              {isAnswered && (shown.length === 0 ? text.nothing({ term: asked }) : text.found({ count: shown.length }))}
            </p>
          </div>
          <p className="border-t border-line px-5 py-2.5 text-sm text-ink-muted max-sm:hidden">{text.keys}</p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
