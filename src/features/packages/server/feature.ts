import { packages } from '#features/packages/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { tellOffice } from '#server/live/tell-office.ts'
import { arrangeServices } from './arrange-packages.ts'
import { createService } from './create-package.ts'
import { listServices } from './list-packages.ts'
import { removeService } from './remove-package.ts'
import { restoreService } from './restore-package.ts'
import { saveService } from './save-package.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    /** A package was created, changed, moved, archived or removed. */
    'package.changed': { packageId: string }
  }
}

export const feature: ServerFeature = {
  calls: {
    packages: serve(packages, {
      list: listServices,
      create: createService,
      save: saveService,
      remove: removeService,
      restore: restoreService,
      arrange: arrangeServices,
    }),
  },
  on: {
    // The history and the audit row are written with the edit itself.
    'package.changed': (tx, { packageId }) =>
      tellOffice(tx, 'packages.changed', { packageId }, { who: 'packages.manage', also: [] }),
  },
}
