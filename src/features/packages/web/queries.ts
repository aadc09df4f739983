import type { z } from 'zod'
import { packages, type packageView } from '#features/packages/contract.ts'
import type { StoredPackage } from '#features/packages/rules/package.ts'
import { queryOf } from '#web/api/call.ts'

export type Package = z.output<typeof packageView>

export const packagesQuery = () => queryOf(packages.list, {})

export const contentOf = ({ id, inUse, archivedAt, version, editedAt, editedBy, ...content }: Package): StoredPackage =>
  content
