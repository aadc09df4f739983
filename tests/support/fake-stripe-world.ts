import { randomBytes } from 'node:crypto'
import { type FakeSession, objectOf, refundObject, type StripeEvent } from './fake-stripe-objects.ts'

type Emit = (type: string, object: object) => Promise<StripeEvent>

/** Events outside our control: what customers, banks and admins in Stripe's own dashboard do. */
export function makeWorld(sessions: ReadonlyMap<string, FakeSession>, emit: Emit) {
  const find = (sessionId: string): FakeSession => {
    const session = sessions.get(sessionId)
    if (!session) throw new Error(`no session ${sessionId}`)
    return session
  }
  return {
    find,
    pay: (sessionId: string, tell = true) => {
      const session = Object.assign(find(sessionId), { status: 'complete', paymentStatus: 'paid' })
      return tell ? emit('checkout.session.completed', objectOf(session)) : undefined
    },
    promise: (sessionId: string) => {
      const session = Object.assign(find(sessionId), { status: 'complete', intentStatus: 'processing' })
      return emit('checkout.session.completed', objectOf(session))
    },
    keepPromise: (sessionId: string) => {
      const session = Object.assign(find(sessionId), { paymentStatus: 'paid', intentStatus: 'succeeded' })
      return emit('checkout.session.async_payment_succeeded', objectOf(session))
    },
    breakPromise: (sessionId: string) => {
      const session = Object.assign(find(sessionId), { intentStatus: 'requires_payment_method' })
      return emit('checkout.session.async_payment_failed', objectOf(session))
    },
    expire: (sessionId: string) => {
      const session = Object.assign(find(sessionId), { status: 'expired' })
      return emit('checkout.session.expired', objectOf(session))
    },
    refund: (sessionId: string, amount: number) => {
      const session = find(sessionId)
      session.refunded += amount
      return emit('charge.refunded', { object: 'charge', id: session.charge, payment_intent: session.intent })
    },
    /** The bank accepts or fails a refund, also long after it had accepted it: the session's newest one, or the one with our id. */
    bankSays: (sessionId: string, status: 'succeeded' | 'failed', refundId?: string) => {
      const refund = find(sessionId).refunds.findLast((one) => refundId === undefined || one.refundId === refundId)
      if (!refund) throw new Error(`no refund of ${sessionId}`)
      refund.status = status
      return emit(status === 'failed' ? 'refund.failed' : 'refund.updated', refundObject(refund))
    },
    dispute: (sessionId: string) => {
      const session = Object.assign(find(sessionId), { disputed: true })
      return emit('charge.dispute.created', {
        object: 'dispute',
        id: `dp_${randomBytes(12).toString('hex')}`,
        payment_intent: session.intent,
      })
    },
  }
}
