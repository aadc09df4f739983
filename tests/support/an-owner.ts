import type { OrderInput } from '#contract/orders.ts'

export type Person = OrderInput['owners']['main']

export const anOwner = (given: Partial<Person> = {}): Person => ({
  firstName: 'Joana',
  lastName: 'Prado',
  email: 'joana@example.test',
  phone: '+55 11 90000-0000',
  address: { country: 'BR', street: 'Rua das Laranjeiras, 100', city: 'São Paulo', state: 'SP', zipCode: '01310-100' },
  share: 10_000,
  ...given,
})
