import type pg from 'pg'
import { type Action, whoMay } from '#domain/access.ts'
import { sessionCookies } from '../support/session-cookies.ts'
import { sizeOf } from './size.ts'
import { uidOf } from './words.ts'

/** Somebody who reads; a visitor has no id. */
export type Reader = { name: string; who: ReturnType<typeof whoMay>[number]; id: string | undefined; cookie: string }

/** One reader of each kind, with a session. They are the people whom `generate` gave their special share. */
export async function readersOf(owner: pg.Client, secret: string, registrations: number): Promise<Reader[]> {
  const { typicalCustomer, largeCustomer } = sizeOf(registrations)
  const people = [
    { name: 'customer, 5 companies', who: 'user', number: typicalCustomer },
    { name: 'customer, 150 companies', who: 'user', number: largeCustomer },
    { name: 'agent', who: 'agent', number: 2 },
    { name: 'agent with a tenth', who: 'agent', number: 1 },
    { name: 'admin', who: 'admin', number: 1 },
    { name: 'superadmin', who: 'superadmin', number: 1 },
  ] as const
  const ids = people.map(({ who, number }) => uidOf(who, number))
  const sessions = await sessionCookies(owner, secret, ids)
  const signedIn = people.map(({ name, who }, n) => ({ name, who, id: ids[n], cookie: sessions[n]?.cookie ?? '' }))
  return [{ name: 'visitor', who: 'visitor', id: undefined, cookie: '' }, ...signedIn]
}

export const mayRead = (reader: Reader, action: Action): boolean => whoMay(action).includes(reader.who)
