import { createHmac } from 'node:crypto'
import type { Keys } from '#server/keys/keys.ts'

/**
 * The secret in a mail's link, the same for every retry: when a mail server accepted a mail but its answer was lost, the second copy has
 * the same link. It cannot be made without APP_KEY, and only its hash is stored (S09).
 */
export const linkToken = (keys: Keys, mailId: string): string =>
  createHmac('sha256', keys.derive('links')).update(mailId).digest('base64url')
