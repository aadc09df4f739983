import { announcedByDefault } from '#domain/announcement/shown.ts'
import { fillTokens } from '#domain/site.ts'

/** What the pages announce as long as no test has changed it. */
export const byDefault = announcedByDefault()

/** A text of the content files as a page shows it. */
export const filled = (text: string): string => fillTokens(text, byDefault.texts)
