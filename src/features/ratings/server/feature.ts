import { ratings } from '#features/ratings/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { daily, type NoPayload } from '#server/jobs/job.ts'
import { remindOfRatings } from './ask-for-rating.ts'
import { hideRating, replyToRating } from './decide-rating.ts'
import { listRatings, readRating } from './list-ratings.ts'
import { answerRating, readOwnRating, withdrawRating } from './own-rating.ts'
import { reactions } from './reactions.ts'

declare module '#server/jobs/job.ts' {
  interface JobPayloads {
    'remind-of-ratings': NoPayload
  }
}

export const feature: ServerFeature = {
  calls: {
    ratings: serve(ratings, {
      own: readOwnRating,
      answer: answerRating,
      withdraw: withdrawRating,
      list: listRatings,
      read: readRating,
      reply: replyToRating,
      hide: hideRating,
    }),
  },
  on: reactions,
  jobs: {
    'remind-of-ratings': {
      cron: daily('40 11 * * *'),
      lock: 'remind-of-ratings',
      needsRightClock: true,
      run: ({ context }) => remindOfRatings(context),
    },
  },
}
