import type { Output } from '#contract/route.ts'
import { services } from '#features/services/contract.ts'
import { queryOf } from '#web/api/call.ts'

export type Service = Output<typeof services.list>['items'][number]

export const servicesQuery = () => queryOf(services.list, {})
