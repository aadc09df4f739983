import type pg from 'pg'

/** Per major release, the first minor one without a known vulnerability of servers on a network, in PostgreSQL's version numbers. */
const FLOORS = [150_019, 160_015, 170_011, 180_006]

const majorOf = (version: number): number => Math.floor(version / 10_000)
const written = (version: number): string => `${majorOf(version)}.${version % 10_000}`

/** PostgreSQL's version number: 180006 for 18.6. */
export async function versionOf(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  return rows[0]?.version ?? 0
}

/** The server's version and the oldest accepted one; undefined if the server is new enough. */
export function outdatedServer(version: number): { version: string; oldest: string } | undefined {
  // A major release newer than all of these was published after this list, and passes.
  const floor = FLOORS.find((oldest) => majorOf(oldest) >= majorOf(version))
  return floor !== undefined && version < floor ? { version: written(version), oldest: written(floor) } : undefined
}
