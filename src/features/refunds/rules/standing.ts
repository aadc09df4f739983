import { type Returned, returnedCents } from '#features/payments/rules/returned.ts'

/** A decided refund. `providerId` is the provider's id of it, null until it is known. */
export type Sent = { id: string; amountCents: number; givenBefore: number; providerId: string | null }

/** `open`: the provider knows nothing of it yet. */
export type Standing = { state: 'open' | 'pending' | 'paid' | 'failed'; providerId: string | null }

/** The provider's entry of our refund: by the provider's id or, if the answer with that id was lost, by our id unless it failed. */
const ownOf = ({ id, providerId }: Sent, returned: readonly Returned[]): Returned | undefined =>
  returned.find((one) => one.id === providerId) ??
  returned.find(({ refundId, state }) => refundId === id && state !== 'failed')

/** The state of a refund by the provider's list. It also counts as paid if the sum arrived through other refunds (0026). */
export function standingOf(sent: Sent, returned: readonly Returned[]): Standing {
  const own = ownOf(sent, returned)
  const providerId = own?.id ?? sent.providerId
  if (own?.state === 'pending') return { state: 'pending', providerId }
  if (own?.state === 'succeeded') return { state: 'paid', providerId }
  const arrived = returnedCents(returned) >= sent.givenBefore + sent.amountCents
  // Without a provider id, so that our own failed entry cannot mark the refund as returned later.
  if (arrived) return { state: 'paid', providerId: null }
  return { state: own ? 'failed' : 'open', providerId }
}

/** Whether the bank returned a paid refund; one whose sum arrived through other refunds is not checked again. */
export const cameBack = (sent: Sent, returned: readonly Returned[]): boolean =>
  returned.some(({ id, state }) => id === sent.providerId && state === 'failed')
