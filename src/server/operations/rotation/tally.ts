/** What became of the values of one kind. */
export type Tally = { sealed: number; current: number; failed: number }

export const newTally = (): Tally => ({ sealed: 0, current: 0, failed: 0 })
