import { services } from '#features/services/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { publishToOffice } from '#server/live/publish-to-office.ts'
import type { PersonalData } from '#server/personal-table.ts'
import { listServices } from './list-services.ts'
import { createService, saveService } from './save-service.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    /** A service of the price list was added or changed. */
    'extra.changed': { extraId: string }
  }
}

export const feature: ServerFeature = {
  calls: {
    services: serve(services, {
      list: listServices,
      create: createService,
      save: saveService,
    }),
  },
  on: {
    'extra.changed': (tx, { extraId }) =>
      publishToOffice(tx, 'packages.changed', { extraId }, { who: 'services.manage', also: [] }),
  },
}

export const personalData = {
  extras: 'impersonal',
} satisfies PersonalData
