import type { Output } from '#contract/route.ts'
import { duties } from '#features/duties/contract.ts'
import type { DutyFilter } from '#features/duties/rules/duty.ts'
import { queryOf } from '#web/api/call.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type Calendar = Output<typeof duties.ofRegistration>
export type Duty = Calendar['items'][number]
export type TeamDuty = Output<typeof duties.list>['items'][number]

export const calendarQuery = (id: string) => queryOf(duties.ofRegistration, { id })
export const dutiesQuery = (filter: DutyFilter) => pagedQuery(duties.list, { filter })
