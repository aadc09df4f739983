import { siteSettings } from '#features/site-settings/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
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
