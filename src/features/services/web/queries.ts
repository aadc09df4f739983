import type { Output } from '#contract/route.ts'
import { extras } from '#features/services/contract.ts'
import { queryOf } from '#web/api/call.ts'

export type Extra = Output<typeof extras.list>['items'][number]

export const extrasQuery = () => queryOf(extras.list, {})
