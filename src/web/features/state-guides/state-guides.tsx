import { useRef, useState } from 'react'
import { signUpAnchors } from '#web/content/sign-up-landing.ts'
import { stateGuides as text } from '#web/content/state-guides.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { arrangeGuides, type GuideSort, type GuideView } from './arrange-guides.ts'
import type { GuideType } from './guide.ts'
import { GuideControls } from './guide-controls.tsx'
import { GuideHeader } from './guide-header.tsx'
import { GuideRow } from './guide-row.tsx'
import { useGuides } from './use-guides.ts'

const first: GuideView = { search: '', type: 'llc', sort: 'name', reverse: false }

type Props = { onStart: (choice: { stateId: string; companyTypeId: GuideType }) => void }

/** All 50 states; without script a plain list that can be opened and read. */
export function StateGuides({ onStart }: Props) {
  const section = useRef<HTMLElement>(null)
  const [view, setView] = useState(first)
  const { guides, failed, retry, retrying } = useGuides(section)
  const shown = arrangeGuides(guides, view)
  const sortBy = (sort: GuideSort) =>
    setView((now) => ({ ...now, sort, reverse: now.sort === sort ? !now.reverse : false }))
  return (
    <section ref={section} id={signUpAnchors.states} aria-labelledby="guias-titulo" className="scroll-mt-24">
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
          <Button variant="ghost" size="panel" onClick={retry} loading={retrying}>
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
    </section>
  )
}
