import { siteSettings } from '#features/site-settings/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import type { PersonalData } from '#server/personal-table.ts'
import { readSiteSettings, saveGeneral, saveSecurity, saveSeller } from './save-settings.ts'
import { warnOfMissingSeller } from './warn-of-missing-seller.ts'

export const feature: ServerFeature = {
  calls: {
    siteSettings: serve(siteSettings, {
      read: readSiteSettings,
      saveGeneral,
      saveSeller,
      saveSecurity,
    }),
  },
  onStart: ({ db, config, log }) => warnOfMissingSeller(db, config, log),
}

export const personalData = {
  site_settings: 'impersonal',
} satisfies PersonalData
