import type { DomainEvents } from '#domain/events/events.ts'
import type { Context } from '#server/context.ts'
import { keepCalendar } from '#server/features/duties/keep-calendars.ts'
import { tellSides } from '#server/live/tell-sides.ts'

/** Who owns a company, from where and as what decides about its duties. The history of edits already records the change. */
export async function ownersChanged(tx: Context, { registrationId }: DomainEvents['owners.changed']): Promise<void> {
  await keepCalendar(tx, registrationId)
  await tellSides(tx, registrationId)
}
