import { stateGuides as text } from '#features/site/web/content/state-guides.ts'
import { Button } from '#web/ui/button.tsx'
import { day, money, yearly } from './figures.ts'
import { figuresOf, type Guide, guideTypes, suits, type WholeGuide } from './guide.ts'
import { Part } from './guide-part.tsx'
import { GuideSources } from './guide-sources.tsx'

/** Income tax, notes and the filing office; only the API has them, the prerendered page does not. */
function GuideNotes({ whole }: { whole: WholeGuide }) {
  return (
    <>
      {whole.incomeTax && (
        <Part title={text.labels.tax}>
          <p>{whole.incomeTax}</p>
        </Part>
      )}
      {whole.notes.length > 0 && (
        <Part title={text.labels.notes}>
          <ul className="list-disc space-y-1 pl-5">
            {whole.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Part>
      )}
      {whole.filingOffice && (
        <Part title={text.labels.office}>
          <p>{whole.filingOffice}</p>
        </Part>
      )}
    </>
  )
}

/** Each duty with its amount and date; only the API has them, the prerendered page does not. */
function GuideDuties({ whole }: { whole: WholeGuide }) {
  return (
    <Part title={text.labels.duties}>
      <ul className="list-disc space-y-1 pl-5">
        {guideTypes.flatMap((type) => {
          const duties = whole.types.find(({ companyTypeId }) => companyTypeId === type)?.duties ?? []
          const name = <strong>{text.types[type]}:</strong>
          if (duties.length === 0) {
            return (
              <li key={type}>
                {name} {text.labels.noYearlyFee}
              </li>
            )
          }
          return duties.map((duty) => (
            <li key={`${type} ${duty.name}`}>
              {name} {duty.name},{' '}
              {duty.atLeast && duty.amountCents
                ? text.labels.atLeast(money(duty.amountCents))
                : money(duty.amountCents)}
              . {duty.due && `${duty.due}.`}
            </li>
          ))
        })}
      </ul>
    </Part>
  )
}

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
