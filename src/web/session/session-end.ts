import type { SessionEndReason } from '#contract/live.ts'

// Leaving on purpose also ends the session; only an end that nobody asked for is worth a word.
let leaving = false

export const isLeaving = (): boolean => leaving
export const setLeaving = (value: boolean): void => {
  leaving = value
}

/** Why it ended, as far as the server said. */
export type SessionEnd = SessionEndReason | 'unknown'
// Written out, because public pages carry this file and nothing of the contract.
const reasons: readonly SessionEndReason[] = ['elsewhere', 'disabled', 'role', 'expired']

// In memory: signing out in another tab empties this tab's storage too.
let ended: SessionEnd | undefined
let announced: SessionEnd = 'unknown'

export const sessionEnd = (): SessionEnd | undefined => ended
/** The live stream tells the reason; whether the session is really over, only the next read does. */
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
