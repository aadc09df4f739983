import { z } from 'zod'
import { byId, id, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery } from '#contract/pages.ts'
import { route } from '#contract/route.ts'
import { expectedVersion } from '#features/edits/contract.ts'
import { hidingReason, ratingAnswer, ratingReply } from './rules/answer.ts'
import { ratingDecisions, ratingFilters } from './rules/asking.ts'

const score = z.int().min(1).max(5)
const said = { score, sentence: z.string().nullable(), publish: z.boolean() }
const ofOffice = { reply: z.string().nullable(), repliedAt: timestamp.nullable(), hiddenReason: z.string().nullable() }

const ownRatingView = z.object({
  /** Whether the order can be rated now. */
  open: z.boolean(),
  /** What a published answer would be signed with. */
  firstName: z.string(),
  /** The published city, or that of the first owner's address. */
  city: z.string(),
  answer: z.object({ ...said, answeredAt: timestamp, changedAt: timestamp, ...ofOffice }).nullable(),
})

const ratingView = z.object({
  /** The id of the registration: an order has one answer. */
  id,
  companyName: z.string(),
  customer: z.object({ id, name: z.string() }),
  ...said,
  firstName: z.string().nullable(),
  city: z.string().nullable(),
  answeredAt: timestamp,
  changedAt: timestamp,
  ...ofOffice,
  hiddenAt: timestamp.nullable(),
  version: z.int(),
})
const decidedView = ratingView.extend({
  /** What admins decided about it, newest first. */
  decisions: z.array(
    z.object({
      id,
      kind: z.enum(ratingDecisions),
      words: z.string().nullable(),
      by: z.string(),
      at: timestamp,
    }),
  ),
})

export const ratings = {
  own: route({
    method: 'GET',
    path: '/api/registrations/:id/rating',
    access: 'overview.read',
    summary: "The customer's own rating of an order, and whether it can be given",
    // Whether an order can be rated follows from its status and payment.
    staleAfter: ['registration.changed', 'ratings.changed'],
    params: byId,
    response: ownRatingView,
  }),
  answer: route({
    method: 'PUT',
    path: '/api/registrations/:id/rating',
    records: { id: 'business_registrations' },
    access: 'ratings.answer',
    summary: 'Rate an approved order, or change what was said: an order has one answer',
    params: byId,
    body: ratingAnswer,
    response: ownRatingView,
    limit: { max: 30, seconds: 3600 },
  }),
  withdraw: route({
    method: 'DELETE',
    path: '/api/registrations/:id/rating',
    records: { id: 'business_registrations' },
    access: 'ratings.answer',
    summary: 'Take the answer back: it counts and is shown no more',
    params: byId,
    response: ownRatingView,
  }),
  list: route({
    method: 'GET',
    path: '/api/ratings',
    access: 'ratings.moderate',
    summary: 'What customers answered, the last changed first',
    staleAfter: ['ratings.changed'],
    query: z.strictObject({ ...pageQuery, show: z.enum(ratingFilters).optional() }),
    response: pageOf(ratingView),
  }),
  read: route({
    method: 'GET',
    path: '/api/ratings/:id',
    access: 'ratings.moderate',
    summary: 'One answer with what the office did with it',
    staleAfter: ['ratings.changed'],
    params: byId,
    response: decidedView,
  }),
  reply: route({
    method: 'PUT',
    path: '/api/ratings/:id/reply',
    records: { id: 'ratings' },
    access: 'ratings.moderate',
    summary: 'Answer publicly, beside the story; null removes the answer',
    params: byId,
    body: z.strictObject({ reply: ratingReply.nullable(), expectedVersion }),
    response: decidedView,
  }),
  hide: route({
    method: 'PUT',
    path: '/api/ratings/:id/hidden',
    records: { id: 'ratings' },
    access: 'ratings.moderate',
    summary: 'Hide an answer from the public pages for a reason that its customer reads; null shows it again',
    params: byId,
    body: z.strictObject({ reason: hidingReason.nullable(), expectedVersion }),
    response: decidedView,
  }),
}
