import { sql } from 'kysely'
import { isPending } from '#features/duties/rules/duty.ts'
import type { DomainEvents } from '#features/events.ts'
import { notifyAll } from '#features/notifications/server/notify.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import { addJob } from '#server/jobs/add-job.ts'
import { tellEach } from '#server/live/tell.ts'
import { tellSides } from '#server/live/tell-sides.ts'
import { closePages } from './close-pages.ts'

type Of<E extends keyof DomainEvents> = DomainEvents[E]

export const dutiesDue = (tx: Context, { alerts }: Of<'duties.due'>): Promise<void> =>
  notifyAll(
    tx,
    alerts.map(({ dutyId, registrationId, customerId, company, duty, usName, dueOn, daysLeft }) => {
      const note = { userId: customerId, event: 'duties.due', data: { registrationId, dutyId, dueOn } } as const
      return daysLeft < 0
        ? { ...note, kind: 'deadlineOver', facts: { company, duty, usName, dueOn } }
        : { ...note, kind: 'deadlineNear', facts: { company, duty, usName, dueOn, daysLeft } }
    }),
  )

type Named = { id: string; customerId: string; company: string; duty: string; usName: string }

/** Nobody finds another day in the calendar without having been told (K5). */
export async function dutiesMoved(tx: Context, { duties }: Of<'duties.moved'>): Promise<void> {
  const { rows } = await sql<Named>`
    select d.id, r.user_id as "customerId", r.company_name as company, f.name as duty,
      coalesce(f.value->>'reportName', f.value->>'originalName', '') as "usName"
    from duties d join business_registrations r on r.id = d.business_registration_id join facts f on f.id = d.fact_id
    where d.id = any(${duties.map(({ id }) => id)}::uuid[])`.execute(tx.db)
  const named = new Map(rows.map((row) => [row.id, row]))
  const open = rows.map(({ id, customerId }) => ({ userId: customerId, data: { dutyId: id } }))
  await tellEach(tx, 'duties.changed', open)
  await notifyAll(
    tx,
    duties.flatMap(({ id: dutyId, registrationId, from, to }) => {
      const row = named.get(dutyId)
      if (!row) return []
      const { customerId, company, duty, usName } = row
      return [
        {
          userId: customerId,
          kind: 'deadlineMoved' as const,
          facts: { company, duty, usName, from, to },
          event: 'duties.moved' as const,
          data: { registrationId, dutyId },
        },
      ]
    }),
  )
}

type Recorded = 'duty.statusChanged' | 'duty.extended' | 'duty.answered' | 'calendar.shared' | 'calendar.revoked'

async function changed(
  tx: Context,
  action: Recorded,
  registrationId: string,
  details: Record<string, string | boolean | null> = {},
): Promise<void> {
  await tellSides(tx, registrationId, { event: 'duties.changed' })
  await audit(tx, { action, subjectType: 'registration', subjectId: registrationId, details })
}

export async function dutyStatusChanged(tx: Context, of: Of<'duty.statusChanged'>): Promise<void> {
  const { registrationId, dutyId, from, to } = of
  await changed(tx, 'duty.statusChanged', registrationId, { dutyId, from, to })
  // A service for it that was ordered and not paid has nothing left to settle.
  if (!isPending(to)) await closePages(tx, of)
}

export const dutyExtended = (tx: Context, of: Of<'duty.extended'>): Promise<void> => {
  const { dutyId, extended, from, to } = of
  return changed(tx, 'duty.extended', of.registrationId, { dutyId, extended, from, to })
}

export const dutyAnswered = (tx: Context, of: Of<'duty.answered'>): Promise<void> =>
  changed(tx, 'duty.answered', of.registrationId, { changed: of.changed.join(' ') })

export const calendarShared = (tx: Context, of: Of<'calendar.shared'>): Promise<void> =>
  changed(tx, 'calendar.shared', of.registrationId)

export const calendarRevoked = (tx: Context, of: Of<'calendar.revoked'>): Promise<void> =>
  changed(tx, 'calendar.revoked', of.registrationId)

/** Companies may be many: their calendars follow right after. */
export const factSaved = (tx: Context, { stateId }: Of<'fact.saved'>): Promise<void> =>
  addJob(tx, 'follow-fact', { stateId }, { key: `follow-fact:${stateId ?? 'everywhere'}` })
