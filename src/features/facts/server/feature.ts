import { rechecks } from '#features/facts/contract/rechecks.ts'
import { facts } from '#features/facts/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import type { PersonalData } from '#server/personal-table.ts'
import { listFactsElsewhere, listFactsOfState } from './list-facts.ts'
import { listStateRows } from './list-state-rows.ts'
import { listRechecks } from './rechecks/list-rechecks.ts'
import { markChecked } from './rechecks/mark-checked.ts'
import { saveFact } from './save-fact.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    /** An admin edited a fact; `stateId` is null for facts of a whole country. */
    'fact.saved': { factId: string; stateId: string | null }
  }
}

export const feature: ServerFeature = {
  calls: {
    facts: serve(facts, {
      states: listStateRows,
      ofState: listFactsOfState,
      elsewhere: listFactsElsewhere,
      save: saveFact,
    }),
    rechecks: serve(rechecks, {
      list: listRechecks,
      mark: markChecked,
    }),
  },
}

export const personalData = {
  facts: 'impersonal',
} satisfies PersonalData
