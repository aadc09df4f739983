import type pg from 'pg'

/** Of each major release the first minor one without a known hole that concerns a server on the network, by PostgreSQL's number. */
const FLOORS = [150_019, 160_015, 170_011, 180_006]

const majorOf = (version: number): number => Math.floor(version / 10_000)
const written = (version: number): string => `${majorOf(version)}.${version % 10_000}`

/** PostgreSQL's own number of its version: 180006 for 18.6. */
export async function versionOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  return rows[0]?.version ?? 0
}

/** Which version there is and which is the oldest allowed; undefined for one that is new enough. */
export function outdatedServer(version: number): { version: string; oldest: string } | undefined {
  // A major release above all of these came out after the list was written.
  const floor = FLOORS.find((oldest) => majorOf(oldest) >= majorOf(version))
  return floor !== undefined && version < floor ? { version: written(version), oldest: written(floor) } : undefined
}
