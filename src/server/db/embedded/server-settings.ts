import { totalmem } from 'node:os'

const MB = 1024 * 1024
/** `shared_buffers`: an eighth of the memory, between 128 MB and 1 GB. */
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
    // On an SSD random reads cost hardly more than sequential ones.
    random_page_cost: '1.1',
    jit: 'off',
    // Twice a minute autovacuum looks for tables that have grown, so that plans made for few rows do not last. Each run slows orders
    // for half a second: a shorter interval would slow more than one order in twenty.
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
