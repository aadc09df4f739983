import { randomUUID } from 'node:crypto'
import type { OrderInput } from '#features/orders/rules/order-fields.ts'
import type { TestApp } from './test-app.ts'

export type Person = OrderInput['owners']['main']

export const anOwner = (given: Partial<Person> = {}): Person => ({
  firstName: 'Joana',
  lastName: 'Prado',
  email: 'joana@example.test',
  phone: '+55 11 90000-0000',
  address: { country: 'BR', street: 'Rua das Laranjeiras, 100', city: 'São Paulo', state: 'SP', zipCode: '01310-100' },
  taxCountry: 'BR',
  usPerson: false,
  identityNumber: null,
  share: 10_000,
  ...given,
})

/** A complete order of an LLC in Florida with the recommended plan, at the price stored in the database. */
export async function anOrder(t: Pick<TestApp, 'db'>, given: Partial<OrderInput> = {}): Promise<OrderInput> {
  const plan = await t.db
    .selectFrom('packages')
    .select(['id', 'price', 'state_fee'])
    .where('recommended', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  const { companyTypeId = 'llc', stateId = 'florida' } = given
  const fee = await t.db
    .selectFrom('facts')
    .select('amount')
    .where('kind', '=', 'formation_fee')
    .where('company_type_id', '=', companyTypeId)
    .where('state_id', '=', stateId)
    .executeTakeFirst()
  return {
    key: randomUUID(),
    companyTypeId,
    stateId,
    packageId: plan.id,
    company: {
      companyName: 'Jequitibá Comércio LLC',
      alternativeNames: ['Jequitibá Trading LLC'],
      businessPurpose: 'Venda de artesanato brasileiro pela internet.',
      industry: 'Comércio',
    },
    owners: { main: anOwner(), partners: [] },
    seenTotalCents: plan.price + (fee?.amount ?? plan.state_fee),
    ...given,
  }
}
