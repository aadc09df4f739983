/** How many values of one kind were sealed again, were already current, or failed. */
export type Tally = { sealed: number; current: number; failed: number }

export const newTally = (): Tally => ({ sealed: 0, current: 0, failed: 0 })
