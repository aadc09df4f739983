import { lazy, Suspense, useState } from 'react'
import { processes } from '#features/registrations/words/processes.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Registration } from './queries.ts'

const ManyDialog = lazy(() => import('./many-dialog.tsx'))

export const MOST_AT_ONCE = 100

type Props = { rows: readonly Registration[]; onSelect: (ids: ReadonlySet<string>) => void }

/** The actions for all selected processes; stays visible while the list is scrolled. */
export function ManyBar({ rows, onSelect }: Props) {
  const { many: text } = useMessages('processes', processes)
  const [open, setOpen] = useState<{ change: 'agent' | 'status'; rows: readonly Registration[] }>()
  const { openedBy, note } = useOpener()
  const start = (change: 'agent' | 'status') => () => {
    note()
    setOpen({ change, rows })
  }
  return (
    <>
      {rows.length > 0 && (
        <section
          aria-label={text.bar}
          className="sticky bottom-4 z-30 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-mar-800 bg-surface px-4 py-2 shadow-float max-md:bottom-20 max-md:w-full"
        >
          <p aria-live="polite" className="font-semibold tabular-nums">
            {text.selected({ count: rows.length })}
            {rows.length >= MOST_AT_ONCE && (
              <span className="block text-sm font-normal text-ink-muted">{text.full({ most: MOST_AT_ONCE })}</span>
            )}
          </p>
          <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
            <Button size="panel" onClick={start('agent')}>
              {text.assign}
            </Button>
            <Button size="panel" variant="ghost" onClick={start('status')}>
              {text.status}
            </Button>
            <Button size="panel" variant="ghost" onClick={() => onSelect(new Set())}>
              {text.clear}
            </Button>
          </div>
        </section>
      )}
      {open && (
        <Suspense>
          <ManyDialog
            {...open}
            openedBy={openedBy}
            onClose={() => setOpen(undefined)}
            onRefused={(ids) => onSelect(new Set(ids))}
          />
        </Suspense>
      )}
    </>
  )
}
