import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { placeOf } from '#features/ratings/rules/asking.ts'
import { teamRatings } from '#features/ratings/words/team-ratings.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { RecordDrawer } from '#web/ui/record-drawer.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { placeTone } from './given-rating.tsx'
import { HidePart, ReplyForm } from './moderation.tsx'
import { type DecidedRating, ratingQuery } from './queries.ts'
import { ScoreStars } from './score-stars.tsx'

function Details({ rating }: { rating: DecidedRating }) {
  const { shared, drawer: text, scoreOf, noSentence } = useMessages('teamRatings', teamRatings)
  const { dateTime } = useDates()
  const { score, sentence, customer, firstName, city, answeredAt, changedAt } = rating
  return (
    <div className="space-y-4">
      <ScoreStars score={score} label={scoreOf({ score })} />
      <p translate="no" className="text-lg break-words">
        {sentence ?? <span className="text-ink-muted">{noSentence}</span>}
      </p>
      <div translate="no">
        <FactList
          className="grid-cols-1 gap-x-6 sm:grid-cols-2"
          facts={[
            [text.customer, customer.name],
            [text.signed, firstName && city && `${firstName}, ${city}`],
            [text.answered, dateTime(answeredAt)],
            [text.changed, changedAt === answeredAt ? null : dateTime(changedAt)],
          ]}
        />
      </div>
      <Link to={`/admin/processes?processo=${rating.id}`} className={buttonClass('ghost', 'panel')}>
        {shared.openProcess}
      </Link>
    </div>
  )
}

function History({ decisions }: Pick<DecidedRating, 'decisions'>) {
  const { drawer: text } = useMessages('teamRatings', teamRatings)
  const { dateTime } = useDates()
  return (
    <section aria-label={text.history}>
      <h3 className="mb-2 font-semibold">{text.history}</h3>
      {decisions.length === 0 && <p className="text-ink-muted">{text.noHistory}</p>}
      <ul translate="no" className="space-y-3 text-[0.9375rem]">
        {decisions.map(({ id, kind, words, by, at }) => (
          <li key={id}>
            <p className="text-ink-muted">{text.by({ who: by, what: text.decisions[kind], at: dateTime(at) })}</p>
            {words && <p className="break-words">{words}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = { id: string } & Pick<
  ComponentProps<typeof RecordDrawer>,
  'onClose' | 'onPrevious' | 'onNext' | 'returnFocusTo'
>

/** One answer: what the customer said, the public reply, hiding, and what the team did before. */
export default function RatingDrawer({ id, ...drawer }: Props) {
  const { drawer: text, places } = useMessages('teamRatings', teamRatings)
  const { data: rating, error, isFetching, refetch } = useQuery(ratingQuery(id))
  const place = rating && placeOf({ publish: rating.publish, hidden: rating.hiddenAt !== null })
  return (
    <RecordDrawer
      {...drawer}
      title={rating?.companyName ?? text.title}
      {...(place ? { description: text.title, badges: <Badge tone={placeTone[place]}>{places[place]}</Badge> } : {})}
    >
      {!rating && error && <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />}
      {!rating && !error && (
        <div role="status" className="space-y-3">
          <span className="sr-only">{text.loading}</span>
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      )}
      {rating && (
        <div className="space-y-7">
          <Details rating={rating} />
          <ReplyForm key={rating.reply ?? ''} rating={rating} />
          <HidePart rating={rating} />
          <History decisions={rating.decisions} />
        </div>
      )}
    </RecordDrawer>
  )
}
