import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ratings } from '#features/ratings/words/ratings.pt-BR.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { GivenRating } from './given-rating.tsx'
import { ownRatingQuery } from './queries.ts'
import { RatingForm } from './rating-form.tsx'

/** The question on the dashboard of an approved company, or the answer that was given. */
export function RatingCard({ companyId }: { companyId: string }) {
  const text = useMessages('ratings', ratings)
  const { data: rating, error, isFetching, refetch } = useQuery(ownRatingQuery(companyId))
  const [editing, setEditing] = useState(false)
  const done = () => setEditing(false)
  if (!rating)
    return (
      <Card title={text.title}>
        {error ? (
          <ErrorState compact title={text.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )}
      </Card>
    )
  const { answer, open } = rating
  if (answer && !editing)
    return (
      <Card title={text.yours}>
        <GivenRating id={companyId} answer={answer} onEdit={open ? () => setEditing(true) : undefined} />
      </Card>
    )
  if (!open) return null
  return (
    <Card title={text.title} text={text.text}>
      <RatingForm id={companyId} rating={rating} onDone={done} {...(answer ? { onCancel: done } : {})} />
    </Card>
  )
}
