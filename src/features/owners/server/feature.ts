import { owners } from '#features/owners/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { identityPlace } from '#server/keys/identity-number.ts'
import { answerTaxStatus } from './answer-tax-status.ts'
import { reactions } from './reactions.ts'
import { readOwners, saveOwners } from './save-owners.ts'

export const feature: ServerFeature = {
  calls: {
    owners: serve(owners, {
      read: readOwners,
      save: saveOwners,
      answer: answerTaxStatus,
    }),
  },
  on: reactions,
  sealed: {
    identityNumbers: [
      {
        table: 'business_owners',
        id: 'id',
        column: 'identity_number_sealed',
        purpose: 'identities',
        place: identityPlace,
      },
    ],
  },
}
