import { spawnSync } from 'node:child_process'

// Without a network apt fails soon, instead of retrying each mirror for minutes.
export const impatient = [
  '-o',
  'Acquire::Retries=0',
  '-o',
  'Acquire::http::Timeout=20',
  '-o',
  'Acquire::https::Timeout=20',
]

/** Runs apt-get without questions and shows only its errors. */
export const apt = (args: string[]): boolean =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0
