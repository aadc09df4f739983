import { createHmac, randomBytes } from 'node:crypto'
import type pg from 'pg'
import { cookieName } from '#server/auth/auth.ts'
import { hashToken } from '#server/auth/hashed-session-tokens.ts'

export type Customer = { id: string; tokenHash: string; cookie: string }

/** Customers with an open session each, so that none of them comes near the limit of orders. */
export async function seedCustomers(owner: pg.Client, secret: string, count: number): Promise<Customer[]> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into profiles (name, email, role, email_verified)
       select 'Cliente ' || n, 'pedido' || n || '-' || gen_random_uuid() || '@example.test', 'user', true
       from generate_series(1, $1) n returning id`,
    [count],
  )
  const customers = rows.map(({ id }) => {
    const token = randomBytes(24).toString('base64url')
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    const cookie = `${cookieName('http://localhost')}=${encodeURIComponent(`${token}.${signature}`)}`
    return { id, tokenHash: hashToken(token), cookie }
  })
  await owner.query(
    `insert into sessions (user_id, token, expires_at)
       select u, t, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) s (u, t)`,
    [customers.map(({ id }) => id), customers.map(({ tokenHash }) => tokenHash)],
  )
  return customers
}
