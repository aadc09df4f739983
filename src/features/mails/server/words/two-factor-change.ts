import { z } from 'zod'
import type { MailFacts } from '#features/mails/server/facts/mail-facts.ts'
import { type TwoFactorChange, twoFactorChanges } from '#rules/sign-in/two-factor-change.ts'

const change = z.enum(twoFactorChanges).catch('on')

/** The change of the second factor that was queued with the mail. */
export const twoFactorChange = ({ details }: MailFacts): TwoFactorChange => change.parse(details['change'])
