/** Maximum characters of an internal note; the database has the same limit. */
export const LONGEST_NOTE = 4000
