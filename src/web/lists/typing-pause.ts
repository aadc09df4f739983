/** A search is sent after so many milliseconds without a key press, so that not every letter is a search. */
export const TYPING_PAUSE_MS = 250
