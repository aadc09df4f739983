import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { personDetail, personRecords, personView } from '#features/people/contract/person-page.ts'
import { people } from '#features/people/contract.ts'
import type { Role } from '#rules/role.ts'
import { queryOf } from '#web/api/call.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type Person = z.output<typeof personView>
export type PersonDetail = z.output<typeof personDetail>
export type PersonRecords = z.output<typeof personRecords>
export type PeopleFilter = { search: string; role: Role | undefined; disabled: 'true' | undefined }

export const peopleQuery = (filter: PeopleFilter) => pagedQuery(people.list, filter)
/** No live event makes a person's record stale (`people.changed` concerns the list only), so it is read again whenever it is opened. */
export const personQuery = (id: string) => queryOptions({ ...queryOf(people.read, { id }), staleTime: 0 })
export const recordsQuery = (id: string) => queryOptions({ ...queryOf(people.records, { id }), staleTime: 0 })
export const devicesQuery = (id: string) => queryOptions({ ...queryOf(people.devices, { id }), staleTime: 0 })
export const signInsQuery = (id: string) => pagedQuery(people.signIns, { id, limit: 10 }, { staleTime: 0 })

/** All reads that show people, read again after each change, also after a refusal: another admin may have changed the person. */
export const personReads = [people.list, people.read, people.records, people.devices, people.signIns]
