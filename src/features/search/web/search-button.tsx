import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { search } from '#features/search/words/search.pt-BR.ts'
import type { Area } from '#rules/role.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

// The palette loads when it is first opened, because most visits never need it.
const SearchPalette = lazy(() => import('./search-palette.tsx'))

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Opens the search of the staff's panels, by a press or by `/` and Ctrl-K from anywhere. */
export function SearchButton({ area, userId }: { area: Area; userId: string }) {
  const text = useMessages('search', search)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const called = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
    const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
    if (!called && !slash) return
    event.preventDefault()
    setOpen(true)
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K /"
        onClick={() => setOpen(true)}
        className="flex h-11 items-center gap-2.5 rounded-md text-[0.9375rem] text-ink-muted hover:text-mar-900 max-lg:w-11 max-lg:justify-center lg:mr-auto lg:w-80 lg:border lg:border-line lg:bg-surface lg:px-3.5"
      >
        <Search size={19} aria-hidden="true" className="text-mar-700" />
        <span className="max-lg:sr-only">{text.open}</span>
        <kbd className="ml-auto rounded-sm bg-areia-100 px-1.5 font-sans text-label max-lg:hidden">{text.shortcut}</kbd>
      </button>
      {open && (
        <Suspense>
          <SearchPalette area={area} userId={userId} openedBy={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
