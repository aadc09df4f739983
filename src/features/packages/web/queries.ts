import type { z } from 'zod'
import { packages, type serviceView } from '#features/packages/contract.ts'
import type { StoredPackage } from '#features/packages/rules/package.ts'
import { queryOf } from '#web/api/call.ts'

export type Service = z.output<typeof serviceView>

export const servicesQuery = () => queryOf(packages.list, {})

export const contentOf = ({ id, inUse, archivedAt, version, editedAt, editedBy, ...content }: Service): StoredPackage =>
  content
