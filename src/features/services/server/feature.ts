import { extras } from '#features/services/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { tellOffice } from '#server/live/tell-office.ts'
import { listExtras } from './list-services.ts'
import { createExtra, saveExtra } from './save-service.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    /** A service of the price list was added or changed. */
    'extra.changed': { extraId: string }
  }
}

export const feature: ServerFeature = {
  calls: {
    extras: serve(extras, {
      list: listExtras,
      create: createExtra,
      save: saveExtra,
    }),
  },
  on: {
    'extra.changed': (tx, { extraId }) =>
      tellOffice(tx, 'packages.changed', { extraId }, { who: 'extras.manage', also: [] }),
  },
}
