import { integrations } from '#features/integrations/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { readIntegrations } from './read-integrations.ts'
import { testFiles } from './test-files.ts'
import { testMail } from './test-mail.ts'

export const feature: ServerFeature = {
  calls: {
    integrations: serve(integrations, {
      read: readIntegrations,
      testMail,
      testFiles,
    }),
  },
}
