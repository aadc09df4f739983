import type pg from 'pg'
import { type SessionCookie, sessionCookies } from './session-cookies.ts'

export type Customer = SessionCookie

/** Customers with an open session each, so that none of them comes near the rate limit of orders. */
export async function seedCustomers(owner: pg.Client, secret: string, count: number): Promise<Customer[]> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into profiles (name, email, role, email_verified)
       select 'Cliente ' || n, 'pedido' || n || '-' || gen_random_uuid() || '@example.test', 'user', true
       from generate_series(1, $1) n returning id`,
    [count],
  )
  const ids = rows.map(({ id }) => id)
  return sessionCookies(owner, secret, ids)
}
