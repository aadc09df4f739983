import { z } from 'zod'
import { byId, done, id, line, noInput, timestamp } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { sessionView } from '#contract/session.ts'
import { challengePurposes, passkeyAnswer, passkeyBytes } from '#features/accounts/contract.ts'

const limit = { max: 20, seconds: 3600 }
const newPasskey = z.object({
  id: passkeyBytes,
  rawId: passkeyBytes,
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: passkeyBytes, attestationObject: passkeyBytes }),
})
const passkeyView = z.object({ id, name: z.string(), createdAt: timestamp, lastUsedAt: timestamp.nullable() })

export const passkeys = {
  challenge: route({
    method: 'POST',
    path: '/api/auth/passkey/start',
    records: {},
    access: 'account.signIn',
    summary: 'A challenge for any passkey of this site; it works once, in this browser, for five minutes',
    body: z.strictObject({ purpose: z.enum(challengePurposes) }),
    response: z.object({ challenge: z.string(), rpId: z.string() }),
    limit: { max: 100, seconds: 900 },
  }),
  signIn: route({
    method: 'POST',
    path: '/api/auth/passkey',
    records: {},
    access: 'account.signIn',
    summary: 'Sign in with a passkey, without a password or, with `secondStep`, after it',
    body: z.strictObject({ passkey: passkeyAnswer, secondStep: z.boolean().optional() }),
    response: sessionView,
    limit: { max: 100, seconds: 900 },
  }),
  list: route({
    method: 'GET',
    path: '/api/account/passkeys',
    access: 'account.secure',
    summary: 'Passkeys of the own account',
    staleAfter: [],
    /** `available` is false where the address of the site is an IP address, for which browsers make no passkeys. */
    response: z.object({ available: z.boolean(), items: z.array(passkeyView) }),
  }),
  begin: route({
    method: 'POST',
    path: '/api/account/passkeys/start',
    records: {},
    access: 'account.secure',
    stepUp: true,
    inRequiredStep: true,
    summary: 'What the browser needs to make a passkey',
    body: noInput.strict(),
    response: z.object({
      challenge: z.string(),
      rpId: z.string(),
      rpName: z.string(),
      userId: z.string(),
      userName: z.string(),
      /** Passkeys that the account has already, so that a device makes no second one. */
      known: z.array(z.string()),
    }),
    limit,
  }),
  add: route({
    method: 'POST',
    path: '/api/account/passkeys',
    records: {},
    access: 'account.secure',
    stepUp: true,
    inRequiredStep: true,
    summary: 'Keep the passkey that the device made',
    body: z.strictObject({ passkey: newPasskey }),
    response: done,
    limit,
  }),
  rename: route({
    method: 'PUT',
    path: '/api/account/passkeys/:id',
    records: { id: 'passkeys' },
    access: 'account.secure',
    summary: 'Name a passkey',
    params: byId,
    body: z.strictObject({ name: line(60) }),
    response: done,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/account/passkeys/:id',
    records: { id: 'passkeys' },
    access: 'account.secure',
    stepUp: true,
    summary: 'Remove a passkey; other sessions end',
    params: byId,
    response: done,
  }),
}
