import { StartupError } from '#server/start/startup-error.ts'
import { withOwner } from './owner-connection.ts'

const DURABILITY = ['fsync', 'synchronous_commit', 'full_page_writes']

/** Refuses a server that could forget what it has confirmed, unless the caller asked for exactly that. */
export async function assertDurable(at: { host: string }, own: Record<string, string>): Promise<void> {
  const required = DURABILITY.filter((name) => !(name in own))
  const { rows } = await withOwner(at, (client) =>
    client.query<{ name: string }>(
      `select name from pg_settings where name = any($1) and setting <> 'on' order by name`,
      [required],
    ),
  )
  if (rows.length === 0) return
  throw new StartupError(`O banco pode perder dados confirmados: ${rows.map(({ name }) => name).join(', ')} desligado`)
}
