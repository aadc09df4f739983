import { Star } from 'lucide-react'

const all = [1, 2, 3, 4, 5] as const

export function Stars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="flex gap-0.5">
      {all.map((star) => (
        <Star
          key={star}
          size={16}
          aria-hidden="true"
          className={star <= rating ? 'fill-ipe-400 text-ipe-400' : 'text-mar-400'}
        />
      ))}
    </span>
  )
}
