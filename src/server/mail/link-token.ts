import { createHmac } from 'node:crypto'
import type { Keys } from '#server/keys/keys.ts'

/**
 * The secret in the link of a mail, the same at every try: when a mail server took a mail and its answer was lost, the copy carries
 * the link that the person already has. Nobody can make it without APP_KEY, and it is stored as a hash only (S09).
 */
export const linkToken = (keys: Keys, mailId: string): string =>
  createHmac('sha256', keys.derive('links')).update(mailId).digest('base64url')
