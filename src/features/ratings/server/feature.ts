import { ratings } from '#features/ratings/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { hideRating, replyToRating } from './decide-rating.ts'
import { listRatings, readRating } from './list-ratings.ts'
import { answerRating, readOwnRating, withdrawRating } from './own-rating.ts'
import { reactions } from './reactions.ts'

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
}
