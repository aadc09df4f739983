import type pg from 'pg'
import { StartupError } from '#server/start/startup-error.ts'

const DURABILITY = ['fsync', 'synchronous_commit', 'full_page_writes']

/**
 * Refuses a server that could forget what it has confirmed, unless the caller asked for exactly that. Only `off` is dangerous:
 * every other value of `synchronous_commit` writes to the server's own disk before it confirms.
 */
export async function assertDurable(client: pg.ClientBase, own: Record<string, string> = {}): Promise<void> {
  const required = DURABILITY.filter((name) => !(name in own))
  const { rows } = await client.query<{ name: string }>(
    `select name from pg_settings where name = any($1) and setting = 'off' order by name`,
    [required],
  )
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  throw new StartupError(`O banco pode perder dados confirmados: ${names} desligado. Ligue e comece de novo.`)
}
