import { CircleAlert } from 'lucide-react'
import { type PaperPlace, paperPlaces } from '#features/papers/rules/problem-codes.ts'
import { papers as words } from '#features/papers/words/papers.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Paper } from './queries.ts'

type Props = {
  problems: Paper['problems']
  mend: (place: PaperPlace) => (() => void) | undefined
  wasMade: boolean
}

/** The problems for which a paper is refused, grouped by the place where they are fixed. */
export function PaperProblems({ problems, mend, wasMade }: Props) {
  const text = useMessages('papers', words)
  if (problems.length === 0) return null
  const places = paperPlaces.filter((place) => problems.some((one) => one.place === place))
  return (
    <div className="mt-2 rounded-md bg-ipe-100 px-3.5 py-3 text-[0.9375rem] text-ink">
      <p className="flex items-start gap-2 font-medium">
        <CircleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-ipe-700" />
        {wasMade ? text.problemsAgain : text.problems}
      </p>
      {places.map((place) => (
        <div key={place} className="mt-1.5 pl-[1.625rem]">
          <ul className="list-disc pl-4">
            {problems
              .filter((one) => one.place === place)
              .map(({ code, about }) => (
                <li key={`${code} ${about}`} className="break-words">
                  {text.reasons[code]({ about: about ?? '' })}
                </li>
              ))}
          </ul>
          <MendAt place={place} go={mend(place)} />
        </div>
      ))}
    </div>
  )
}

function MendAt({ place, go }: { place: PaperPlace; go: (() => void) | undefined }) {
  const text = useMessages('papers', words)
  const where = text.mend({ place: text.places[place] })
  if (!go) return <p className="pl-4 text-sm text-ink-muted">{where}</p>
  return (
    <button
      type="button"
      onClick={go}
      className="min-h-11 pl-4 text-left text-sm font-semibold text-mar-700 underline underline-offset-4"
    >
      {where}
    </button>
  )
}
