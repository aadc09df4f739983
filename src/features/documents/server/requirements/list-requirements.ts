import type { contract } from '#features/contract.ts'
import type { Handler } from '#server/http/mount.ts'
import { requirementRows } from './requirement-rows.ts'

export const listRequirements: Handler<typeof contract.documentRequirements.list> = async ({ db }) => ({
  items: await requirementRows(db).execute(),
})
