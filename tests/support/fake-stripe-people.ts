import { randomBytes } from 'node:crypto'

export type FakeCustomer = { id: string; email: string; cards: { id: string; brand: string; last4: string }[] }

const hex = (): string => randomBytes(8).toString('hex')

/** Stripe's customers with their saved cards, and the billing portal in which they save them. */
export function makePeople(base: () => string) {
  const customers = new Map<string, FakeCustomer>()
  const portals = new Map<string, { customer: string; url: string }>()
  const addCard = (customerId: string, last4 = '4242'): void =>
    void customers.get(customerId)?.cards.push({ id: `pm_${hex()}`, brand: 'visa', last4 })

  /** Undefined when the path is not about customers; the request takes effect when the returned function is called. */
  const answer = (method: string, path: string, params: URLSearchParams): (() => object) | 'missing' | undefined => {
    if (path === 'customers')
      return () => {
        const customer = { id: `cus_${hex()}`, email: params.get('email') ?? '', cards: [] }
        customers.set(customer.id, customer)
        return { id: customer.id, object: 'customer', email: customer.email }
      }
    if (path === 'billing_portal/sessions') {
      const customer = params.get('customer') ?? ''
      if (!customers.has(customer)) return 'missing'
      return () => {
        const id = `bps_${hex()}`
        portals.set(id, { customer, url: params.get('return_url') ?? '' })
        return { id, object: 'billing_portal.session', url: `${base()}/portal/${id}` }
      }
    }
    const [, customerId = '', methods] = /^customers\/(\w+)(\/payment_methods)?$/.exec(path) ?? []
    if (!customerId) return undefined
    const customer = customers.get(customerId)
    if (!customer) return 'missing'
    if (methods)
      return () => ({
        object: 'list',
        has_more: false,
        data: customer.cards.map(({ id, ...card }) => ({ id, object: 'payment_method', type: 'card', card })),
      })
    return () => {
      if (method === 'DELETE') customers.delete(customerId)
      return { id: customerId, object: 'customer', deleted: method === 'DELETE' }
    }
  }

  const returnOf = (portalId: string): { customer: string; url: string } => {
    const portal = portals.get(portalId)
    if (!portal) throw new Error(`no portal ${portalId}`)
    return portal
  }
  return { customers, addCard, answer, returnOf }
}
