import { announcementDefaults } from '#domain/announcement/defaults.ts'
import { announcedFor, nothingKnown } from '#domain/announcement/shown.ts'
import { fillTokens } from '#domain/site.ts'
import { startingPackages } from '#tests/support/public-texts.ts'

/** What the pages announce as long as no test has changed it. */
export const byDefault = announcedFor(announcementDefaults, startingPackages(), nothingKnown)

/** A text of the content files as a page shows it. */
export const filled = (text: string): string => fillTokens(text, byDefault.texts)
