import { packages } from '#features/packages/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { publishToOffice } from '#server/live/publish-to-office.ts'
import type { PersonalData } from '#server/personal-table.ts'
import { arrangePackages } from './arrange-packages.ts'
import { createPackage } from './create-package.ts'
import { listPackages } from './list-packages.ts'
import { removePackage } from './remove-package.ts'
import { restorePackage } from './restore-package.ts'
import { savePackage } from './save-package.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    /** A package was created, changed, moved, archived or removed. */
    'package.changed': { packageId: string }
  }
}

export const feature: ServerFeature = {
  calls: {
    packages: serve(packages, {
      list: listPackages,
      create: createPackage,
      save: savePackage,
      remove: removePackage,
      restore: restorePackage,
      arrange: arrangePackages,
    }),
  },
  on: {
    // The history and the audit row are written with the edit itself.
    'package.changed': (tx, { packageId }) =>
      publishToOffice(tx, 'packages.changed', { packageId }, { who: 'packages.manage', also: [] }),
  },
}

export const personalData = {
  packages: 'impersonal',
} satisfies PersonalData
