import { privacy } from '#features/privacy/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { acceptConsent, withdrawConsent } from './accept-consent.ts'
import { askExport } from './ask-export.ts'
import { eraseAccount } from './erase-account.ts'
import { listAccesses } from './list-accesses.ts'
import { openExport } from './open-export.ts'
import { reactions } from './reactions.ts'
import { readPrivacy } from './read-privacy.ts'

export const feature: ServerFeature = {
  calls: {
    privacy: serve(privacy, {
      read: readPrivacy,
      askExport,
      exportFile: openExport,
      erase: eraseAccount,
      accept: acceptConsent,
      withdraw: withdrawConsent,
      accesses: listAccesses,
    }),
  },
  on: reactions,
}
