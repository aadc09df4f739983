const KEY = 'session-ended'

// Leaving on purpose also ends the session; only an end that nobody asked for is worth a word.
let leaving = false

export const isLeaving = (): boolean => leaving
export const setLeaving = (value: boolean): void => {
  leaving = value
}

export const noteSessionEnd = (): void => sessionStorage.setItem(KEY, '1')
export const sessionHasEnded = (): boolean => sessionStorage.getItem(KEY) !== null
export const forgetSessionEnd = (): void => sessionStorage.removeItem(KEY)
