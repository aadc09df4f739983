/** A time after which something is removed. */
export type Period = { amount: number; unit: 'minutes' | 'hours' | 'days' | 'months' | 'years' }

const lengths = { minutes: 60_000, hours: 3_600_000, days: 86_400_000 } as const
type Fixed = keyof typeof lengths

const minutes = (amount: number) => ({ amount, unit: 'minutes' }) as const
const hours = (amount: number) => ({ amount, unit: 'hours' }) as const
const days = (amount: number) => ({ amount, unit: 'days' }) as const
const months = (amount: number) => ({ amount, unit: 'months' }) as const
const years = (amount: number) => ({ amount, unit: 'years' }) as const

/** How long we keep what goes before the account does. What removes it and /privacidade read the same rows (G263). */
export const retention = {
  /** Choices and texts of the order form, in the browser (G16). */
  browserDraft: hours(24),
  /** The same on the server, for people with an account (C14). */
  serverDraft: days(30),
  /** The longest session of a customer (A13). */
  sessions: days(30),
  /** The hint that a panel is open, for pages without scripts (B7). */
  areaMark: days(30),
  /** Between password and code. */
  secondStep: minutes(10),
  /** The longest that browsers keep a cookie. */
  knownDevices: days(400),
  /** Links of single use, once they were used or have run out. */
  usedLinks: days(7),
  /** Signals for open pages. */
  liveEvents: hours(24),
  /** What arrived of a file before its sender was gone. */
  unfinishedUploads: hours(24),
  /** The file with everything about a person. */
  exports: days(7),
  /** The last mail of an erased account that could not be sent. */
  lastMail: days(7),
  /** Who signed in when and from which address (Marco Civil da Internet, art. 15). */
  accessRecords: months(6),
  /** Claims about services and tax claims lapse after five years (CDC art. 27, CTN art. 173): no ground to keep it longer. */
  identityDocuments: years(5),
  contactMessages: years(5),
} as const satisfies Record<string, Period>
export type Kept = keyof typeof retention

/** Of the daily backups this many are kept, by the unit that makes them. */
export const BACKUPS_KEPT = 14

/** A month is no fixed time. */
export const millisecondsOf = ({ amount, unit }: { amount: number; unit: Fixed }): number => amount * lengths[unit]

/** What is older than this has been kept long enough. */
export function keptSince(kept: Kept, now: Date): Date {
  const { amount, unit }: Period = retention[kept]
  if (unit !== 'months' && unit !== 'years') return new Date(now.getTime() - millisecondsOf({ amount, unit }))
  const since = new Date(now)
  const month = since.getUTCMonth() - (unit === 'months' ? amount : 12 * amount)
  since.setUTCMonth(month)
  // 31 August less six months would be in March: the last day of February is meant.
  if (since.getUTCMonth() !== ((month % 12) + 12) % 12) since.setUTCDate(0)
  return since
}
