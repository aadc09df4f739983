/** Shares are counted in hundredths of a percent, so that three thirds can make a whole (33,34 + 33,33 + 33,33). */
export const WHOLE = 10_000
export const SMALLEST_SHARE = 100
export const LARGEST_ADDITIONAL = 9900
export const MOST_OWNERS = 20

export const totalOf = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0)

/** As the database stores it: `33.34`. */
export const percentOf = (share: number): string => (share / 100).toFixed(2)

/** Parses a typed percentage into hundredths; text that is not a number counts as 0 (G10). */
export function shareFrom(typed: string): number {
  const value = Number(typed.trim().replace(',', '.'))
  return Number.isFinite(value) && value >= 0 ? Math.round(value * 100) : 0
}
