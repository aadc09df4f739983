import { makeSessionFinder } from '#server/auth/find-session.ts'
import { makeContext } from '#server/context.ts'
import { saveStripe } from '#server/features/payments/save-stripe.ts'
import { type Paying, PUBLISHABLE_KEY, SECRET_KEY } from './paying.ts'
import { PASSWORD } from './test-app.ts'

/** Saves keys as an admin would at an address that Stripe can reach, so that the webhook is registered by us. */
export async function saveInPublic({ t }: Paying) {
  const { db, keys, origin, now } = t.services
  const secret = keys.derive('sessions').toString('base64url')
  const admin = await t.person('admin')
  const session = await makeSessionFinder({ db, secret, origin, now })(admin.cookie, false)
  const actor = { kind: 'account', id: admin.id, role: 'admin' } as const
  const services = { ...t.services, origin: 'https://travessia.example' }
  const context = makeContext(services, { actor, session, requestId: 'test', ip: '', userAgent: '', cookie: '' })
  return saveStripe(context, { secretKey: SECRET_KEY, publishableKey: PUBLISHABLE_KEY, currentPassword: PASSWORD })
}
