import { oneLine } from '#server/mail/transport/mail-headers.ts'

const LONGEST = 60

/** Prepares a text typed by a person for a subject line: without line breaks, and cut to `longest` characters. */
export const brief = (text: string, longest = LONGEST): string => oneLine(text).slice(0, longest)
