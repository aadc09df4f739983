import { z } from 'zod'
import { done, noInput } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { secondFactorCode } from '#features/accounts/contract.ts'
import { currentPassword } from './settings.ts'

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
const limit = { max: 20, seconds: 3600 }

export const twoFactor = {
  start: route({
    method: 'POST',
    path: '/api/account/two-factor/start',
    records: {},
    access: 'account.secure',
    inRequiredStep: true,
    summary: 'A new secret for an authenticator app; nothing is on until a code confirms it',
    body: z.strictObject({ currentPassword }),
    response: z.object({
      secret: z.string(),
      uri: z.string(),
      /** `uri` as rows of a QR code, `1` for a dark module. */
      qr: z.array(z.string()),
    }),
    limit,
  }),
  confirm: route({
    method: 'POST',
    path: '/api/account/two-factor/confirm',
    records: {},
    access: 'account.secure',
    inRequiredStep: true,
    summary: 'Switch the second factor on with a code of the app; recovery codes are shown this once',
    body: z.strictObject({ code: secondFactorCode }),
    response: recoveryCodes,
    limit,
  }),
  disable: route({
    method: 'POST',
    path: '/api/account/two-factor/disable',
    records: {},
    access: 'account.secure',
    summary: 'Switch the second factor off',
    body: z.strictObject({ currentPassword, code: secondFactorCode }),
    response: done,
    limit,
  }),
  keep: route({
    method: 'POST',
    path: '/api/account/two-factor/keep',
    records: {},
    access: 'account.secure',
    summary: 'Call off the reset of the second factor that the office asked for',
    body: noInput.strict(),
    response: done,
    limit,
  }),
  newRecoveryCodes: route({
    method: 'POST',
    path: '/api/account/two-factor/recovery-codes',
    records: {},
    access: 'account.secure',
    summary: 'Ten new recovery codes; the old ones are void',
    body: z.strictObject({ currentPassword, code: secondFactorCode }),
    response: recoveryCodes,
    limit,
  }),
}
