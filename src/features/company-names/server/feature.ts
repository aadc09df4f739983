import { namingRules } from '#features/company-names/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import type { PersonalData } from '#server/personal-table.ts'
import { addWord } from './add-word.ts'
import { listNamingRules } from './list-rules.ts'
import { removeWord } from './remove-word.ts'
import { saveNamingRule } from './save-rule.ts'

export const feature: ServerFeature = {
  calls: {
    namingRules: serve(namingRules, {
      list: listNamingRules,
      save: saveNamingRule,
      create: addWord,
      remove: removeWord,
    }),
  },
}

export const personalData = {
  naming_rules: 'impersonal',
} satisfies PersonalData
