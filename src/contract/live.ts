import { z } from 'zod'

/** What `/api/events` says; `data` carries ids only, pages read the rest through the API. */
export const liveEventNames = [
  'notification.created',
  'notification.read',
  'registration.changed',
  'documents.changed',
  'message.created',
  'message.read',
  'tickets.changed',
  'session.ended',
] as const
/** Why a session is over, in the data of `session.ended`. */
export const sessionEndReasons = ['elsewhere', 'disabled', 'role', 'expired'] as const
export type SessionEndReason = (typeof sessionEndReasons)[number]
export type LiveEventName = (typeof liveEventNames)[number]
export const liveData = z.record(z.string(), z.string())
export const KEEP_ALIVE_SECONDS = 25
export const RECONNECT_SECONDS = [1, 2, 5, 10] as const
