/** Long tests have a short form by default; `FULL=1 npm run test:faults` runs the full form. */
const full = process.env['FULL'] === '1'

export const lengthOf = <T>(lengths: { short: T; full: T }): T => (full ? lengths.full : lengths.short)
