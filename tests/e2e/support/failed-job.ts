import { resolve } from 'node:path'
import { ownerClient } from '#server/db/connect.ts'
import { clusterPlace } from './cluster-place.ts'

/** Adds a job that has used up its attempts; a retry is harmless, because it only closes expired impersonations. */
export async function aFailedJob(error: string): Promise<string> {
  const owner = ownerClient(clusterPlace(resolve('.data/e2e')))
  await owner.connect()
  try {
    const { rows } = await owner.query<{ id: string }>(
      `select id::text from graphile_worker.add_job('end-impersonations', run_at := now() + interval '1 day')`,
    )
    const id = rows[0]?.id ?? ''
    await owner.query(
      'update graphile_worker._private_jobs set attempts = max_attempts, last_error = $2 where id = $1::bigint',
      [id, error],
    )
    return id
  } finally {
    await owner.end()
  }
}
