import type { z } from 'zod'
import { packages, type serviceView } from '#contract/packages.ts'
import type { PackageContent } from '#domain/packages/package.ts'
import { queryOf } from '#web/api/call.ts'

export type Service = z.output<typeof serviceView>

export const servicesQuery = () => queryOf(packages.list, {})

export const contentOf = ({
  name,
  priceCents,
  stateFeeCents,
  processingTime,
  features,
  recommended,
  alerts,
}: Service): PackageContent => ({ name, priceCents, stateFeeCents, processingTime, features, recommended, alerts })
