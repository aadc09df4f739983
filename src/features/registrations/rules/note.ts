/** Letters of an internal note, as the database has it. */
export const LONGEST_NOTE = 4000
