import { resolve } from 'node:path'
import { appClient } from '#server/db/connect.ts'
import { clusterPlace } from './cluster-place.ts'

/** A customer's orders as the database stores them. */
export async function ordersOf(email: string): Promise<unknown[]> {
  const client = appClient(clusterPlace(resolve('.data/e2e')))
  await client.connect()
  try {
    const { rows } = await client.query(
      `select r.company_name as company, r.status, r.paid_at is not null as paid, p.amount, p.payment_status as "paymentStatus",
         (select array_agg(o.first_name || ' ' || o.last_name || ' ' || o.ownership_percentage order by o.position)
            from business_owners o where o.business_registration_id = r.id) as owners,
         (select count(*)::int from documents d where d.business_registration_id = r.id) as documents,
         (select array_agg(h.new_status order by h.created_at) from process_status_history h
            where h.business_registration_id = r.id) as history
       from business_registrations r
         join profiles c on c.id = r.user_id
         join lateral (select * from payments where business_registration_id = r.id
           order by created_at desc, id desc limit 1) p on true
       where c.email = $1 order by r.created_at`,
      [email],
    )
    return rows
  } finally {
    await client.end()
  }
}
