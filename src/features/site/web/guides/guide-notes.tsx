import { stateGuides as text } from '#features/site/web/content/state-guides.ts'
import type { WholeGuide } from './guide.ts'
import { Part } from './guide-part.tsx'

/** Income tax, notes and the filing office; only the API has them, the prerendered page does not. */
export function GuideNotes({ whole }: { whole: WholeGuide }) {
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
