import { announcementDefaults } from '#domain/announcement/defaults.ts'
import { announcedFor, nothingKnown } from '#domain/announcement/shown.ts'
import { fillTokens } from '#domain/site.ts'
import { stateDutyFacts } from '#server/reference/state-duty-facts.ts'
import { readStates } from '#server/reference/state-record.ts'
import { startingPackages } from '#tests/support/public-texts.ts'

const delawareTaxCents =
  readStates()
    .flatMap(stateDutyFacts)
    .find(({ key }) => key === 'state/delaware/llc/annual_duty')?.amount ?? null

/** What the pages announce as long as no test has changed it. */
export const byDefault = announcedFor(announcementDefaults, startingPackages(), { ...nothingKnown, delawareTaxCents })

/** A text of the content files as a page shows it. */
export const filled = (text: string): string => fillTokens(text, byDefault.texts)
