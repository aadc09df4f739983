import { Star } from 'lucide-react'
import { useId } from 'react'
import { SCORES } from '#features/ratings/rules/answer.ts'
import { ratings } from '#features/ratings/words/ratings.pt-BR.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

type Props = { score: number | undefined; error: string | undefined; onChange: (score: number) => void }

/** Five stars as radio buttons: arrow keys move between them, and each is labelled with its score. */
export function ScorePicker({ score = 0, error, onChange }: Props) {
  const text = useMessages('ratings', ratings)
  const name = useId()
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="mb-1 font-semibold">{text.score}</legend>
      <div className="-ml-2 flex">
        {SCORES.map((star) => (
          <label
            key={star}
            className="grid size-12 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-mar-600"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={score === star}
              aria-label={text.scoreOf({ score: star })}
              onChange={() => onChange(star)}
              className="sr-only"
            />
            <Star
              size={30}
              aria-hidden="true"
              className={star <= score ? 'fill-ipe-500 text-ipe-500' : 'text-pedra-400'}
            />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className="text-sm font-medium text-urucum-600">
          {error}
        </p>
      )}
    </fieldset>
  )
}
