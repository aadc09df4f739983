import { saveStripe } from '#features/payments/server/save-stripe.ts'
import { readStripeSettings } from '#features/payments/server/stripe-settings.ts'
import { makeSessionFinder } from '#server/auth/find-session.ts'
import { makeContext, type Services } from '#server/context.ts'
import { type Paying, PUBLISHABLE_KEY, SECRET_KEY } from './paying.ts'

/** A public origin that Stripe could reach, so that the server registers the webhook itself. */
export const PUBLIC_ORIGIN = 'https://travessia.example'

/** Another node on which an admin saves keys: it shares the database with `t`, but not its memory. */
export async function payingNode({ t }: Paying, more: Partial<Services>) {
  const admin = await t.person('admin')
  const actor = { kind: 'account', id: admin.id, role: 'admin' } as const
  const { db, keys, origin, now } = t.services
  const secret = keys.derive('sessions').toString('base64url')
  const session = await makeSessionFinder({ db, secret, origin, now, local: true })(admin.cookie, false)
  const context = () =>
    makeContext({ ...t.services, ...more }, { actor, session, requestId: 'test', ip: '', userAgent: '', cookie: '' })
  return {
    adminId: admin.id,
    save: (typed: object = {}) =>
      saveStripe(context(), {
        secretKey: SECRET_KEY,
        publishableKey: PUBLISHABLE_KEY,
        ...typed,
      }),
    settings: () => readStripeSettings(context()),
  }
}
