import type { documentRequirements } from '#features/documents/contract/document-requirements.ts'
import type { Handler } from '#server/http/handler.ts'
import { requirementRows } from './requirement-rows.ts'

export const listRequirements: Handler<typeof documentRequirements.list> = async ({ db }) => ({
  items: await requirementRows(db).execute(),
})
