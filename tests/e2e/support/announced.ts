import { announcementDefaults } from '#features/announcement/rules/defaults.ts'
import { announcedFor, nothingKnown } from '#features/announcement/rules/shown.ts'
import { fillTokens } from '#features/site-settings/rules/site.ts'
import { brazilFacts } from '#reference/federal-facts.ts'
import { stateDutyFacts } from '#reference/state-duty-facts.ts'
import { readStates } from '#reference/state-record.ts'
import { startingPackages } from '#tests/support/public-texts.ts'

const facts = [...readStates().flatMap(stateDutyFacts), ...brazilFacts()].map(({ checked_on, ...fact }) => ({
  ...fact,
  checkedOn: checked_on,
}))

/** The texts of the public pages as long as no test has changed the announcement. */
export const byDefault = announcedFor(announcementDefaults, startingPackages(), { ...nothingKnown, facts })

/** A text of the content files with its markers filled, as a page shows it. */
export const filled = (text: string): string => fillTokens(text, byDefault.texts)
