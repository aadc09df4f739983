import { sql } from 'kysely'
import type { DutyStatus } from '#features/duties/rules/duty.ts'
import { notifyAll } from '#features/notifications/server/notify.ts'
import { publishToSides } from '#features/registrations/server/publish-to-sides.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'
import type { Reactions } from '#server/dispatch.ts'
import type { DataOf } from '#server/events.ts'
import { addJob } from '#server/jobs/add-job.ts'
import { publishEach } from '#server/live/publish.ts'
import { keepCalendar } from './keep-calendars.ts'
import type { DutyAlert } from './tell-alerts.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    /** One event for many duties: on some days thousands of companies are notified. */
    'duties.due': { alerts: readonly DutyAlert[] }
    /** A changed fact moved these due dates; null where a duty had or has none. */
    'duties.moved': {
      duties: readonly { id: string; registrationId: string; from: string | null; to: string | null }[]
    }
    'duty.statusChanged': DutyParties & { from: DutyStatus; to: DutyStatus }
    'duty.extended': DutyParties & { extended: boolean; from: string | null; to: string | null }
    /** The customer, or the team on their behalf, answered the questions that duties depend on. */
    'duty.answered': { registrationId: string; changed: string[] }
    'calendar.shared': { registrationId: string }
    'calendar.revoked': { registrationId: string }
  }
}

type DutyParties = { dutyId: string; registrationId: string; customerId: string; agentId: string | null }

const dutiesDue = (tx: Context, { alerts }: DataOf<'duties.due'>): Promise<void> =>
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

/** Every moved due date is announced to the customer, so that none changes unnoticed (K5). */
async function dutiesMoved(tx: Context, { duties }: DataOf<'duties.moved'>): Promise<void> {
  const { rows } = await sql<Named>`
    select d.id, r.user_id as "customerId", r.company_name as company, f.name as duty,
      coalesce(f.value->>'reportName', f.value->>'originalName', '') as "usName"
    from duties d join business_registrations r on r.id = d.business_registration_id join facts f on f.id = d.fact_id
    where d.id = any(${duties.map(({ id }) => id)}::uuid[])`.execute(tx.db)
  const named = new Map(rows.map((row) => [row.id, row]))
  const open = rows.map(({ id, customerId }) => ({ userId: customerId, data: { dutyId: id } }))
  await publishEach(tx, 'duties.changed', open)
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
  await publishToSides(tx, registrationId, { event: 'duties.changed' })
  await audit(tx, { action, subjectType: 'registration', subjectId: registrationId, details })
}

const dutyStatusChanged = (tx: Context, of: DataOf<'duty.statusChanged'>): Promise<void> => {
  const { registrationId, dutyId, from, to } = of
  return changed(tx, 'duty.statusChanged', registrationId, { dutyId, from, to })
}

const dutyExtended = (tx: Context, of: DataOf<'duty.extended'>): Promise<void> => {
  const { dutyId, extended, from, to } = of
  return changed(tx, 'duty.extended', of.registrationId, { dutyId, extended, from, to })
}

const dutyAnswered = (tx: Context, of: DataOf<'duty.answered'>): Promise<void> =>
  changed(tx, 'duty.answered', of.registrationId, { changed: of.changed.join(' ') })

const calendarShared = (tx: Context, of: DataOf<'calendar.shared'>): Promise<void> =>
  changed(tx, 'calendar.shared', of.registrationId)

const calendarRevoked = (tx: Context, of: DataOf<'calendar.revoked'>): Promise<void> =>
  changed(tx, 'calendar.revoked', of.registrationId)

/** A job updates the calendars, because a fact may concern many companies. */
const factSaved = (tx: Context, { stateId }: DataOf<'fact.saved'>): Promise<void> =>
  addJob(tx, 'follow-fact', { stateId }, { key: `follow-fact:${stateId ?? 'everywhere'}` })

export const reactions: Reactions = {
  'duties.due': dutiesDue,
  'duties.moved': dutiesMoved,
  'duty.statusChanged': dutyStatusChanged,
  'duty.extended': dutyExtended,
  'duty.answered': dutyAnswered,
  'calendar.shared': calendarShared,
  'calendar.revoked': calendarRevoked,
  'fact.saved': factSaved,
  'owners.changed': (tx, { registrationId }) => keepCalendar(tx, registrationId),
  // A rejected company owes nothing; one that is reopened owes its duties again.
  'registration.statusChanged': async (tx, { registrationId, from, to }) => {
    if (from === 'rejected' || to === 'rejected') await keepCalendar(tx, registrationId)
  },
  'registration.recorded': async (tx, { registrationId, changed }) => {
    if (changed.includes('formedOn')) await keepCalendar(tx, registrationId)
  },
  'registration.filingDetailed': async (tx, { registrationId, changed }) => {
    if (changed.includes('fiscalYearEnd')) await keepCalendar(tx, registrationId)
  },
  // Duties that fall due after a company's dissolution are no longer owed.
  'company.dissolved': (tx, { registrationId }) => keepCalendar(tx, registrationId),
  'company.dissolutionTakenBack': (tx, { registrationId }) => keepCalendar(tx, registrationId),
  'registration.refunded': (tx, { registrationId }) => keepCalendar(tx, registrationId),
}
