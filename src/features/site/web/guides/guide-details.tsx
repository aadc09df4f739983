import { stateGuides as text } from '#features/site/web/content/state-guides.ts'
import { Button } from '#web/ui/button.tsx'
import { day, money, yearly } from './figures.ts'
import { figuresOf, type Guide, guideTypes, suits } from './guide.ts'
import { GuideDuties } from './guide-duties.tsx'
import { GuideNotes } from './guide-notes.tsx'
import { Part } from './guide-part.tsx'
import { GuideSources } from './guide-sources.tsx'

/** The details of an opened row: whom the state suits, its costs for both company types, duties, sources and date. */
export function GuideDetails({ guide, onStart }: { guide: Guide; onStart: () => void }) {
  const { whole } = guide
  const doubt = whole ? text.labels.confidence[whole.confidence] : ''
  return (
    <div className="grid gap-6 border-t border-line bg-areia-100/50 px-5 py-5 lg:grid-cols-2 lg:gap-10 lg:py-6">
      <div className="min-w-0 space-y-4">
        <Part title={text.columns.suits}>
          <p>{suits(guide)}</p>
        </Part>
        <div className="grid gap-4 sm:grid-cols-2">
          {guideTypes.map((type) => {
            const figures = figuresOf(guide, type)
            return (
              <Part key={type} title={text.types[type]}>
                <p>
                  {text.labels.formation}: <strong>{money(figures?.formationFeeCents ?? null)}</strong>
                </p>
                <p>
                  {text.labels.yearly}: <strong>{yearly(figures)}</strong>
                </p>
                <p>
                  {text.labels.due}: {figures?.due || text.labels.noDue}
                </p>
              </Part>
            )
          })}
        </div>
        {whole && <GuideDuties whole={whole} />}
        <Button variant="primary" size="panel" onClick={onStart} aria-label={`${text.start}: ${guide.name}`}>
          {text.start}
        </Button>
      </div>
      <div className="min-w-0 space-y-4 text-[0.9375rem]">
        {whole && <GuideNotes whole={whole} />}
        <GuideSources sources={guide.sources} />
        <p className="text-sm text-ink-muted">
          {guide.checkedOn && `${text.labels.checkedOn} ${day(guide.checkedOn)}. `}
          {doubt && `${doubt} `}
          {text.disclaimer}
        </p>
      </div>
    </div>
  )
}
