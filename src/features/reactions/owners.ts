import { keepCalendar } from '#features/duties/server/keep-calendars.ts'
import type { DomainEvents } from '#features/events.ts'
import type { Context } from '#server/context.ts'
import { tellSides } from '#server/live/tell-sides.ts'

/** Who owns a company, from where and as what decides about its duties. The history of edits already records the change. */
export async function ownersChanged(tx: Context, { registrationId }: DomainEvents['owners.changed']): Promise<void> {
  await keepCalendar(tx, registrationId)
  await tellSides(tx, registrationId)
}
