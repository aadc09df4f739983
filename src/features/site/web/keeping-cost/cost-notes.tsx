import { keepingCost as text } from '#features/site/web/content/keeping-cost.ts'
import type { Cost } from './use-cost.ts'

type Props = { cost: Cost; companyTypeId: string }

/** Notes on what the costs leave out and what is unknown. */
export function CostNotes({ cost, companyTypeId }: Props) {
  const own = [
    ...(cost.stateKnown ? [] : [text.unknownState]),
    ...(companyTypeId === 'partnership' ? [text.twoOwners] : []),
  ]
  return (
    <div className="mt-5 space-y-4">
      {own.length > 0 && (
        <div className="space-y-1 rounded-md bg-ipe-100 p-3.5 text-ipe-700">
          {own.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      {cost.stateKnown && cost.notes.length > 0 && (
        <details className="text-[0.9375rem]">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-mar-600 underline">
            {text.stateNotes}
          </summary>
          <ul className="max-w-[72ch] list-disc space-y-1 pl-5">
            {cost.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
      <ul className="max-w-[72ch] list-disc space-y-1 pl-5 text-sm text-ink-muted">
        {[...text.notes, text.disclaimer].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
