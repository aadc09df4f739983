import { extras } from '#contract/extras.ts'
import type { Output } from '#contract/route.ts'
import { queryOf } from '#web/api/call.ts'

export type Extra = Output<typeof extras.list>['items'][number]

export const extrasQuery = () => queryOf(extras.list, {})
