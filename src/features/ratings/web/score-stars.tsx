import { Star } from 'lucide-react'
import { SCORES } from '#features/ratings/rules/answer.ts'

/** A given score, read-only. */
export function ScoreStars({ score, label }: { score: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {SCORES.map((star) => (
        <Star
          key={star}
          size={16}
          aria-hidden="true"
          className={star <= score ? 'fill-ipe-500 text-ipe-500' : 'text-areia-400'}
        />
      ))}
    </span>
  )
}
