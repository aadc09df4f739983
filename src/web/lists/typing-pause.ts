/** After so long without a letter the typing has paused: not every letter is a search. */
export const TYPING_PAUSE_MS = 250
