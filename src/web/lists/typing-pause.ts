/** Debounce of searches: one is sent after this time without a key press. */
export const TYPING_PAUSE_MS = 250
