import { oneLine } from '#server/mail/transport/mail-headers.ts'

const LONGEST = 60

/** Somebody's text inside our own subject line: no line ends, and no longer than people read. */
export const brief = (text: string, longest = LONGEST): string => oneLine(text).slice(0, longest)
