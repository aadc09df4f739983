import type { SessionEndReason } from '#contract/live.ts'

// True while the person leaves on purpose: the sign-in page explains only unexpected ends of a session.
let leaving = false

export const isLeaving = (): boolean => leaving
export const setLeaving = (value: boolean): void => {
  leaving = value
}

/** Why the session ended; `unknown` if the server gave no reason. */
export type SessionEnd = SessionEndReason | 'unknown'
// Listed here, because public pages load this file but must not load the contract.
const reasons: readonly SessionEndReason[] = ['elsewhere', 'disabled', 'role', 'expired']

// Kept in memory, because signing out in another tab clears this tab's storage too (`clear-site-data`).
let ended: SessionEnd | undefined
let announced: SessionEnd = 'unknown'

export const sessionEnd = (): SessionEnd | undefined => ended
/** Notes the reason from the live stream; only the next read of the session tells whether it has really ended. */
export const announceSessionEnd = (reason: string | undefined): void => {
  announced = reasons.find((known) => known === reason) ?? 'unknown'
}
export const noteSessionEnd = (): void => {
  ended = announced
}
export const forgetSessionEnd = (): void => {
  ended = undefined
  announced = 'unknown'
}
