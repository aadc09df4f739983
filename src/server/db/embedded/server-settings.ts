import { totalmem } from 'node:os'

const MB = 1024 * 1024
/** An eighth of the memory for the rows that are read most, but never more than a gigabyte. */
const buffers = Math.round(Math.min(1024, Math.max(128, totalmem() / 8 / MB)))

/** What a small application needs; the network stays closed, people's data stays out of the log. */
export function serverSettings(socket: string, own: Record<string, string>): string[] {
  const settings = {
    listen_addresses: '',
    // A list: quoted, so that a comma in the path does not split it.
    unix_socket_directories: `"${socket.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: `${buffers}MB`,
    // The folder is on a disk without a head that moves: reading here and there costs hardly more than in a row.
    random_page_cost: '1.1',
    jit: 'off',
    // Looks twice a minute for tables that have grown, so that plans made for a few rows do not last. Each look slows orders
    // for half a second: more often, it would be one order in twenty.
    autovacuum_naptime: '30s',
    timezone: 'UTC',
    log_timezone: 'UTC',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...own,
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
