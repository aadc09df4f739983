import type { Output } from '#contract/route.ts'
import { purchases } from '#features/purchases/contract.ts'
import { queryOf } from '#web/api/call.ts'

export type Services = Output<typeof purchases.ofRegistration>
export type Offer = Services['offers'][number]
export type Renewal = Services['renewals'][number]
export type Purchase = Services['purchases'][number]

export const servicesQuery = (id: string) => queryOf(purchases.ofRegistration, { id })
