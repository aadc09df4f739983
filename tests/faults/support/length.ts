/** The test command runs the short form of what takes long; `FULL=1 npm run test:faults` runs all of it. */
const full = process.env['FULL'] === '1'

export const lengthOf = <T>(lengths: { short: T; full: T }): T => (full ? lengths.full : lengths.short)
