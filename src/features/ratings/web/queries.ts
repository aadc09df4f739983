import { queryOptions } from '@tanstack/react-query'
import type { Output } from '#contract/route.ts'
import { ratings } from '#features/ratings/contract.ts'
import type { RatingFilter } from '#features/ratings/rules/asking.ts'
import { queryOf } from '#web/api/call.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type OwnRating = Output<typeof ratings.own>
export type Rating = Output<typeof ratings.list>['items'][number]
export type DecidedRating = Output<typeof ratings.read>

export const ownRatingQuery = (id: string) => queryOf(ratings.own, { id })
export const ratingsQuery = (show: RatingFilter | undefined) => pagedQuery(ratings.list, { show })
export const ratingQuery = (id: string) => queryOptions({ ...queryOf(ratings.read, { id }), staleTime: 0 })
