import { stateGuides as text } from '#features/site/web/content/state-guides.ts'
import { money } from './figures.ts'
import { guideTypes, type WholeGuide } from './guide.ts'
import { Part } from './guide-part.tsx'

/** Each duty with its amount and date; only the API has them, the prerendered page does not. */
export function GuideDuties({ whole }: { whole: WholeGuide }) {
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
