import type pg from 'pg'
import { type Action, whoMay } from '#rules/access.ts'
import { sessionCookies } from '../support/session-cookies.ts'
import { sizeOf } from './size.ts'
import { uidOf } from './words.ts'

/** A person whose reads are measured; a visitor has no id. */
export type Reader = { name: string; who: ReturnType<typeof whoMay>[number]; id: string | undefined; cookie: string }

/** One reader of each kind: the people to whom `generate` gives a special share of the rows. */
export function peopleOf(registrations: number) {
  const { typicalCustomer, largeCustomer } = sizeOf(registrations)
  const people = [
    { name: 'customer, 5 companies', who: 'user', number: typicalCustomer },
    { name: 'customer, 150 companies', who: 'user', number: largeCustomer },
    { name: 'agent', who: 'agent', number: 2 },
    { name: 'agent with a tenth', who: 'agent', number: 1 },
    { name: 'admin', who: 'admin', number: 1 },
    { name: 'superadmin', who: 'superadmin', number: 1 },
  ] as const
  return people.map(({ name, who, number }) => ({ name, who, id: uidOf(who, number) }))
}

/** The same people with a session each, and a visitor. */
export async function readersOf(owner: pg.Client, secret: string, registrations: number): Promise<Reader[]> {
  const people = peopleOf(registrations)
  const sessions = await sessionCookies(
    owner,
    secret,
    people.map(({ id }) => id),
  )
  const signedIn = people.map((person, n) => ({ ...person, cookie: sessions[n]?.cookie ?? '' }))
  return [{ name: 'visitor', who: 'visitor', id: undefined, cookie: '' }, ...signedIn]
}

/** Actions of agents that admins do not have. A superadmin reads them as a chosen agent, which is measured as that agent. */
const isAgentsOwn = (action: Action): boolean => whoMay(action).includes('agent') && !whoMay(action).includes('admin')

export const mayRead = ({ who }: Reader, action: Action): boolean =>
  whoMay(action).includes(who) && !(who === 'superadmin' && isAgentsOwn(action))
