import type { PaperPlace } from '#features/papers/rules/problem-codes.ts'

/** The element id of the part of the details in which such a problem is fixed. */
export const partId = (place: PaperPlace, registrationId: string): string => `${place}-${registrationId}`

/** Shows the part and gives it the focus, so that the next key goes to its first field. */
export function goToPart(place: PaperPlace, registrationId: string): void {
  const part = document.getElementById(partId(place, registrationId))
  part?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
}
