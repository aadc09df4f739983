import type { DemoCompany } from './demo-company.ts'
import { type DemoPerson, otherCustomers, partners, signInPeople } from './demo-people.ts'

const everybody = [...signInPeople, ...otherCustomers]

export function personOf(local: string): DemoPerson {
  const person = everybody.find((each) => each.local === local)
  if (!person) throw new Error(`the demo has no ${local}`)
  return person
}

/** The customer first, then a partner for each further share; the partners vary between companies. */
export function ownersOf(company: DemoCompany): (DemoPerson & { share: number })[] {
  const [own = 100, ...rest] = company.shares ?? [100]
  const first = company.customer === 'cliente' ? 0 : company.name.length
  const others = rest.flatMap((share, at) => {
    const partner = partners[(first + at) % partners.length]
    return partner ? [{ ...partner, share }] : []
  })
  return [{ ...personOf(company.customer), share: own }, ...others]
}
