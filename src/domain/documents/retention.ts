/** Papers that say who somebody is and where they live. */
export const identityDocumentTypes = ['identification', 'address'] as const

// Claims about services and tax claims lapse after five years (CDC art. 27, CTN art. 173): no ground to keep it longer.
const IDENTITY_KEPT_YEARS = 5

/** Identity documents of companies that were finished before this moment are removed. */
export function identityKeptSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCFullYear(now.getUTCFullYear() - IDENTITY_KEPT_YEARS)
  return since
}
