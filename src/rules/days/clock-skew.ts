/**
 * By how much the clocks of two nodes may differ. A time that lies further ahead than it ever can was noted while a clock was wrong
 * (F14): it must not lock somebody out until it comes.
 */
export const MOST_SKEW_MS = 5 * 60_000
