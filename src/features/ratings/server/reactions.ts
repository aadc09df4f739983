import { shortReason } from '#features/notifications/rules/short-reason.ts'
import { notify, notifyAll } from '#features/notifications/server/notify.ts'
import type { RatingDecision } from '#features/ratings/rules/asking.ts'
import { companyNameOf } from '#features/registrations/server/company-name-of.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { Reactions } from '#server/dispatch.ts'
import type { DataOf } from '#server/events.ts'
import { publishToOffice } from '#server/live/publish-to-office.ts'
import { askForRating, type RatingQuestion } from './ask-for-rating.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    'ratings.asked': { questions: readonly RatingQuestion[] }
    /** `first` where the order had no answer before. */
    'rating.answered': { registrationId: string; customerId: string; score: number; first: boolean }
    'rating.withdrawn': { registrationId: string; customerId: string }
    /** An admin answered publicly, hid the answer, or took either back. */
    'rating.decided': { registrationId: string; customerId: string; decision: RatingDecision; words: string }
  }
}

type About = { registrationId: string; customerId: string }

const told = (tx: Context, { registrationId, customerId }: About): Promise<void> =>
  publishToOffice(tx, 'ratings.changed', { registrationId }, { who: 'ratings.moderate', also: [customerId] })

const ratingsAsked = (tx: Context, { questions }: DataOf<'ratings.asked'>): Promise<void> =>
  notifyAll(
    tx,
    questions.map(({ registrationId, customerId, company, again }) => ({
      userId: customerId,
      kind: 'ratingAsked',
      facts: { company, again },
      event: 'ratings.asked',
      data: { registrationId },
    })),
  )

async function ratingAnswered(tx: Context, of: DataOf<'rating.answered'>): Promise<void> {
  await told(tx, of)
  const { registrationId: subjectId, score, first } = of
  await audit(tx, { action: 'rating.answered', subjectType: 'registration', subjectId, details: { score, first } })
}

async function ratingWithdrawn(tx: Context, of: DataOf<'rating.withdrawn'>): Promise<void> {
  await told(tx, of)
  await audit(tx, { action: 'rating.withdrawn', subjectType: 'registration', subjectId: of.registrationId })
}

/** Notifies the customer of a public reply, and of a hidden rating with its reason. */
async function ratingDecided(tx: Context, of: DataOf<'rating.decided'>): Promise<void> {
  const { registrationId, customerId, decision, words } = of
  const note = { userId: customerId, event: 'rating.decided', data: { registrationId } } as const
  const company = await companyNameOf(tx, registrationId)
  if (decision === 'replied') await notify(tx, { ...note, kind: 'ratingReplied', facts: { company } })
  if (decision === 'hidden')
    await notify(tx, { ...note, kind: 'ratingHidden', facts: { company, reason: shortReason(words) } })
  await told(tx, of)
  const details = { decision }
  await audit(tx, { action: 'rating.decided', subjectType: 'registration', subjectId: registrationId, details })
}

export const reactions: Reactions = {
  'ratings.asked': ratingsAsked,
  'rating.answered': ratingAnswered,
  'rating.withdrawn': ratingWithdrawn,
  'rating.decided': ratingDecided,
  'registration.statusChanged': async (tx, { registrationId, customerId, to }) => {
    if (to !== 'approved') return
    await askForRating(tx, { registrationId, customerId, company: await companyNameOf(tx, registrationId) })
  },
}
