// Leaving on purpose also ends the session; only an end that nobody asked for is worth a word.
let leaving = false

export const isLeaving = (): boolean => leaving
export const setLeaving = (value: boolean): void => {
  leaving = value
}

// In memory: signing out in another tab empties this tab's storage too.
let ended = false

export const sessionHasEnded = (): boolean => ended
export const noteSessionEnd = (): void => {
  ended = true
}
export const forgetSessionEnd = (): void => {
  ended = false
}
