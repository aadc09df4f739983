import { useLayoutEffect, useRef, useState } from 'react'
import { stateGuides as text } from '#features/site/web/content/state-guides.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { arrangeGuides, type GuideSort, type GuideView } from './arrange-guides.ts'
import type { Guide, GuideType } from './guide.ts'
import { GuideControls } from './guide-controls.tsx'
import { GuideHeader } from './guide-header.tsx'
import { GuideRow } from './guide-row.tsx'
import { type ReaderState, takeOver } from './reader-state.ts'

export type OnStart = (choice: { stateId: string; companyTypeId: GuideType }) => void
export type LivingGuidesProps = {
  guides: readonly Guide[]
  failed: boolean
  retrying: boolean
  onRetry: () => void
  onStart: OnStart
  /** Search, filter, open rows and focus of the prerendered list that this one replaces. */
  before?: ReaderState
}

const first: GuideView = { search: '', type: 'llc', sort: 'name', reverse: false }

/** The interactive list of all 50 states, with search and sorting. */
export function LivingGuides({ guides, failed, retrying, onRetry, onStart, before }: LivingGuidesProps) {
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState({ ...first, ...before?.view })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in place of the written list
  useLayoutEffect(() => takeOver(box.current, before), [])
  const shown = arrangeGuides(guides, view)
  const sortBy = (sort: GuideSort) =>
    setView((now) => ({ ...now, sort, reverse: now.sort === sort ? !now.reverse : false }))
  return (
    <div ref={box}>
      <h2 id="guias-titulo" className="text-h2">
        {text.title}
      </h2>
      <p className="mt-3 max-w-[60ch] text-lead text-ink-muted">{text.lead}</p>
      <GuideControls view={view} onChange={setView} />
      <p role="status" className="mt-4 text-sm text-ink-muted">
        {text.found(shown.length)}
      </p>
      {failed && (
        <div role="alert" className="mt-3 flex flex-wrap items-center gap-3 rounded-md bg-ipe-100 p-3.5 text-ipe-700">
          <p className="flex-1">{text.error}</p>
          <Button variant="ghost" size="panel" onClick={onRetry} loading={retrying}>
            {text.retry}
          </Button>
        </div>
      )}
      <div className="mt-4 lg:card lg:overflow-hidden">
        <GuideHeader view={view} onSort={sortBy} />
        {shown.length === 0 ? (
          <EmptyState title={text.emptyTitle} text={text.emptyText} />
        ) : (
          <ul className="space-y-3 lg:space-y-0 lg:divide-y lg:divide-line">
            {shown.map((guide) => (
              <GuideRow key={guide.id} guide={guide} type={view.type} onStart={onStart} />
            ))}
          </ul>
        )}
      </div>
      <p className="mt-4 text-sm text-ink-muted">{text.disclaimer}</p>
    </div>
  )
}
