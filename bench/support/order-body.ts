import type pg from 'pg'

const owner = (firstName: string, share: number) => ({
  firstName,
  lastName: 'Prado',
  email: `${firstName.toLowerCase()}@example.test`,
  phone: '+55 11 90000-0000',
  address: { country: 'BR', street: 'Rua das Laranjeiras, 100', city: 'São Paulo', state: 'SP', zipCode: '01310-100' },
  usPerson: false,
  share,
})

/** The order of a company with two owners, without its key. */
export async function orderBody(client: pg.Client) {
  const { rows } = await client.query<{ id: string; total: number }>(
    `select p.id, p.price + f.amount as total from packages p, facts f
     where p.recommended and f.kind = 'formation_fee' and f.state_id = 'florida' and f.company_type_id = 'llc'`,
  )
  const [plan] = rows
  if (!plan) throw new Error('no plan to order')
  return {
    companyTypeId: 'llc',
    stateId: 'florida',
    packageId: plan.id,
    company: {
      companyName: 'Jequitibá Comércio LLC',
      alternativeNames: ['Jequitibá Trading LLC'],
      businessPurpose: 'Venda de artesanato brasileiro pela internet.',
      industry: 'Comércio',
    },
    owners: { main: owner('Joana', 6000), partners: [owner('Rui', 4000)] },
    seenTotalCents: plan.total,
  }
}
