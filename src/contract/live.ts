import { z } from 'zod'

/** The events of `/api/events`; `data` contains only ids and short flags, pages read the rest through the API. */
export const liveEventNames = [
  'notification.created',
  'notification.read',
  'registration.changed',
  'documents.changed',
  'duties.changed',
  // Sent to the team only, because customers must not know of internal notes (G72).
  'notes.changed',
  // Sent to the team only: customers see the status of their company, not the tasks behind it.
  'workflows.changed',
  'message.created',
  'message.read',
  'tickets.changed',
  // Sent to the agent who earns them and to admins.
  'commissions.changed',
  // Sent to the customer who rated and to admins.
  'ratings.changed',
  'packages.changed',
  'announcement.changed',
  // Sent to admins and superadmins, the second one to superadmins only.
  'people.changed',
  'impersonations.changed',
  'session.ended',
] as const
/** Why a session has ended, in the data of `session.ended`. */
export const sessionEndReasons = ['elsewhere', 'disabled', 'role', 'expired'] as const
export type SessionEndReason = (typeof sessionEndReasons)[number]
export type LiveEventName = (typeof liveEventNames)[number]
export const liveData = z.record(z.string(), z.string())
export const KEEP_ALIVE_SECONDS = 25
const RECONNECT_SECONDS = [1, 2, 5, 10] as const
/**
 * Wait before reconnecting after `failures` in a row, with jitter from half to one and a half times the base: otherwise all pages that
 * lost the same node would reconnect at the same moment (T11).
 */
export const reconnectMs = (failures: number, chance: number): number =>
  (RECONNECT_SECONDS[Math.min(failures, RECONNECT_SECONDS.length - 1)] ?? 10) * 1000 * (0.5 + chance)
