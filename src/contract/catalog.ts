import { z } from 'zod'
import { cents, id, timestamp } from './fields.ts'
import { route } from './route.ts'

const listOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item) })

export const packageView = z.object({
  id,
  name: z.string(),
  priceCents: cents,
  stateFeeCents: cents,
  processingTime: z.string(),
  features: z.array(z.string()),
  recommended: z.boolean(),
  createdAt: timestamp,
})
export const companyTypeView = z.object({
  id: z.string(),
  name: z.string(),
  label: z.string(),
  description: z.string(),
})
export const stateFeeView = z.object({
  companyTypeId: z.string(),
  amountCents: cents,
  checkedOn: z.string().nullable(),
  confidence: z.enum(['high', 'medium', 'low']),
})
export const stateView = z.object({
  id: z.string(),
  name: z.string(),
  abbreviation: z.string(),
  popular: z.boolean(),
  formationFees: z.array(stateFeeView),
})

export const catalog = {
  packages: route({
    method: 'GET',
    path: '/api/packages',
    access: 'catalog.read',
    summary: 'Formation packages, cheapest first',
    response: listOf(packageView),
  }),
  companyTypes: route({
    method: 'GET',
    path: '/api/company-types',
    access: 'catalog.read',
    summary: 'Entity types, by name',
    response: listOf(companyTypeView),
  }),
  states: route({
    method: 'GET',
    path: '/api/states',
    access: 'catalog.read',
    summary: 'The 50 states with what they charge at formation, by name',
    response: listOf(stateView),
  }),
}
