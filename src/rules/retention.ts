/** A period after which data is removed. */
export type Period = { amount: number; unit: 'minutes' | 'hours' | 'days' | 'months' | 'years' }

const lengths = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const
type Fixed = keyof typeof lengths

const minutes = (amount: number) => ({ amount, unit: 'minutes' }) as const
const hours = (amount: number) => ({ amount, unit: 'hours' }) as const
const days = (amount: number) => ({ amount, unit: 'days' }) as const
const months = (amount: number) => ({ amount, unit: 'months' }) as const
const years = (amount: number) => ({ amount, unit: 'years' }) as const

/** Retention periods of data that is removed before the account is. The jobs that remove it and /privacidade both read them (G263). */
export const retention = {
  /** The wizard's draft in the browser (G16). */
  browserDraft: hours(24),
  /** The wizard's draft on the server, for people with an account (C14). */
  serverDraft: days(30),
  /** The longest session of a customer (A13). */
  sessions: days(30),
  /** The hint cookie with the area of the signed-in person (B7). */
  areaMark: days(30),
  /** The time between password and code of a sign-in with two factors. */
  secondStep: minutes(10),
  /** The time in which a device answers the challenge for a passkey. */
  passkeyChallenge: minutes(5),
  /** Browsers keep a cookie for at most 400 days. */
  knownDevices: days(400),
  /** Single-use links, counted from their use or expiry. */
  usedLinks: days(7),
  /** Live events for open pages. */
  liveEvents: hours(24),
  /** Parts of files whose upload was interrupted. */
  unfinishedUploads: hours(24),
  /** Files of data exports. */
  exports: days(7),
  /** The last mail of an erased account that could not be sent. */
  lastMail: days(7),
  /** Time and IP address of accesses (Marco Civil da Internet, art. 15). */
  accessRecords: months(6),
  /** Consumer and tax claims lapse after five years (CDC art. 27, CTN art. 173): there is no legal basis to keep them longer. */
  identityDocuments: years(5),
  contactMessages: years(5),
} as const satisfies Record<string, Period>
export type Kept = keyof typeof retention

/** Number of daily backups that `ops/travessia-backup.service` keeps. */
export const BACKUPS_KEPT = 14

/** Only fixed units: a month has no fixed number of milliseconds. */
export const millisecondsOf = ({ amount, unit }: { amount: number; unit: Fixed }): number => amount * lengths[unit]

/** Data older than this point in time is due for removal. */
export function keptSince(kept: Kept, now: Date): Date {
  const { amount, unit }: Period = retention[kept]
  if (unit !== 'months' && unit !== 'years') return new Date(now.getTime() - millisecondsOf({ amount, unit }))
  const since = new Date(now)
  const month = since.getUTCMonth() - (unit === 'months' ? amount : 12 * amount)
  since.setUTCMonth(month)
  // 31 August minus six months would overflow into March, so the last day of February is taken.
  if (since.getUTCMonth() !== ((month % 12) + 12) % 12) since.setUTCDate(0)
  return since
}
