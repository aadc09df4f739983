import { z } from 'zod'
import type { TwoFactorChange } from '#features/events.ts'
import type { MailFacts } from '#server/mail/facts/mail-facts.ts'

const change = z.enum(['on', 'off', 'codes', 'reset_asked', 'reset_cancelled', 'reset']).catch('on')

/** What was changed, as it was queued with the mail. */
export const twoFactorChange = ({ details }: MailFacts): TwoFactorChange => change.parse(details['change'])
