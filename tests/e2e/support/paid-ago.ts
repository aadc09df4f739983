import { resolve } from 'node:path'
import { appClient } from '#server/db/connect.ts'
import { clusterPlace } from './cluster-place.ts'

/** Moves an order's payments this many days into the past, because no screen can. */
export async function paidAgo(registrationId: string, days: number): Promise<void> {
  const client = appClient(clusterPlace(resolve('.data/e2e')))
  await client.connect()
  try {
    await client.query(
      `update payments set paid_at = now() - make_interval(days => $2) where business_registration_id = $1`,
      [registrationId, days],
    )
  } finally {
    await client.end()
  }
}
