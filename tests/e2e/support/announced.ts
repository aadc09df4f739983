import { announcementDefaults } from '#domain/announcement/defaults.ts'
import { announcedFor, nothingKnown } from '#domain/announcement/shown.ts'
import { fillTokens } from '#domain/site.ts'
import { brazilFacts } from '#server/reference/federal-facts.ts'
import { stateDutyFacts } from '#server/reference/state-duty-facts.ts'
import { readStates } from '#server/reference/state-record.ts'
import { startingPackages } from '#tests/support/public-texts.ts'

const facts = [...readStates().flatMap(stateDutyFacts), ...brazilFacts()].map(({ checked_on, ...fact }) => ({
  ...fact,
  checkedOn: checked_on,
}))

/** What the pages announce as long as no test has changed it. */
export const byDefault = announcedFor(announcementDefaults, startingPackages(), { ...nothingKnown, facts })

/** A text of the content files as a page shows it. */
export const filled = (text: string): string => fillTokens(text, byDefault.texts)
