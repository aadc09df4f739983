import type { DomainEvents } from '#features/events.ts'
import { shortReason } from '#features/notifications/rules/short-reason.ts'
import { notify, notifyAll } from '#features/notifications/server/notify.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { tellOffice } from '#server/live/tell-office.ts'
import { companyNameOf } from './company-name-of.ts'

type Of<E extends keyof DomainEvents> = DomainEvents[E]
type About = { registrationId: string; customerId: string }

const told = (tx: Context, { registrationId, customerId }: About): Promise<void> =>
  tellOffice(tx, 'ratings.changed', { registrationId }, { who: 'ratings.moderate', also: [customerId] })

export const ratingsAsked = (tx: Context, { questions }: Of<'ratings.asked'>): Promise<void> =>
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

export async function ratingAnswered(tx: Context, of: Of<'rating.answered'>): Promise<void> {
  await told(tx, of)
  const { registrationId: subjectId, score, first } = of
  await audit(tx, { action: 'rating.answered', subjectType: 'registration', subjectId, details: { score, first } })
}

export async function ratingWithdrawn(tx: Context, of: Of<'rating.withdrawn'>): Promise<void> {
  await told(tx, of)
  await audit(tx, { action: 'rating.withdrawn', subjectType: 'registration', subjectId: of.registrationId })
}

/** Notifies the customer of a public reply, and of being hidden with the reason. */
export async function ratingDecided(tx: Context, of: Of<'rating.decided'>): Promise<void> {
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
