import type { Output } from '#contract/route.ts'
import { documentRequirements } from '#features/documents/contract/document-requirements.ts'
import { edits } from '#features/edits/contract.ts'
import { queryOf } from '#web/api/call.ts'

export type Requirement = Output<typeof documentRequirements.list>['items'][number]
export const requirementsQuery = queryOf(documentRequirements.list, {})
export const showingRequirements = [documentRequirements.list, edits.list] as const
