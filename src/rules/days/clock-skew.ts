/**
 * Largest accepted difference between the clocks of two nodes. A stored time further in the future comes from a wrong clock (F14) and
 * must not lock a person out until it is reached.
 */
export const MOST_SKEW_MS = 5 * 60_000
