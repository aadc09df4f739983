import { catalog } from '#features/catalog/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import type { PersonalData } from '#server/personal-table.ts'
import { listCompanyTypes } from './list-company-types.ts'
import { listGuides } from './list-guides.ts'
import { listPackages } from './list-packages.ts'
import { listStates } from './list-states.ts'
import { readKeepingCost } from './read-keeping-cost.ts'

export const feature: ServerFeature = {
  calls: {
    catalog: serve(catalog, {
      packages: listPackages,
      companyTypes: listCompanyTypes,
      states: listStates,
      guides: listGuides,
      keepingCost: readKeepingCost,
    }),
  },
}

export const personalData = {
  company_types: 'impersonal',
  states: 'impersonal',
} satisfies PersonalData
