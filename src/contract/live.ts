import { z } from 'zod'

/** What `/api/events` says; `data` carries ids and short marks only, pages read the rest through the API. */
export const liveEventNames = [
  'notification.created',
  'notification.read',
  'registration.changed',
  'documents.changed',
  'duties.changed',
  // Told to the team alone, because the customer never hears of internal notes (G72).
  'notes.changed',
  // Told to the team alone as well: customers see how far their company is, not the work behind it.
  'workflows.changed',
  'message.created',
  'message.read',
  'tickets.changed',
  // Told to the agent who earns them and to the office.
  'commissions.changed',
  // Told to the customer who answered and to the office.
  'ratings.changed',
  'packages.changed',
  'announcement.changed',
  // Told to the office, and the second one to superadmins alone.
  'people.changed',
  'impersonations.changed',
  'session.ended',
] as const
/** Why a session is over, in the data of `session.ended`. */
export const sessionEndReasons = ['elsewhere', 'disabled', 'role', 'expired'] as const
export type SessionEndReason = (typeof sessionEndReasons)[number]
export type LiveEventName = (typeof liveEventNames)[number]
export const liveData = z.record(z.string(), z.string())
export const KEEP_ALIVE_SECONDS = 25
const RECONNECT_SECONDS = [1, 2, 5, 10] as const
/**
 * How long to wait after so many failures in a row: half to one and a half times the usual, because pages that lost the same
 * node would otherwise come back in the same moment (T11).
 */
export const reconnectMs = (failures: number, chance: number): number =>
  (RECONNECT_SECONDS[Math.min(failures, RECONNECT_SECONDS.length - 1)] ?? 10) * 1000 * (0.5 + chance)
