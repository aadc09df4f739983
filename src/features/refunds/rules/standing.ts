import { type Returned, returnedCents } from '#features/payments/rules/returned.ts'

/** A refund that was decided. `providerId` is null until the provider has named it. */
export type Sent = { id: string; amountCents: number; givenBefore: number; providerId: string | null }

/** `open`: the provider knows nothing of it yet. */
export type Standing = { state: 'open' | 'pending' | 'paid' | 'failed'; providerId: string | null }

/** What its provider named it; or, when that answer was lost, what was asked for under its id and did not fail. */
const ownOf = ({ id, providerId }: Sent, returned: readonly Returned[]): Returned | undefined =>
  returned.find((one) => one.id === providerId) ??
  returned.find(({ refundId, state }) => refundId === id && state !== 'failed')

/** How far a refund is, by what the provider lists. Where the sum has arrived by another way it is paid too (0026). */
export function standingOf(sent: Sent, returned: readonly Returned[]): Standing {
  const own = ownOf(sent, returned)
  const providerId = own?.id ?? sent.providerId
  if (own?.state === 'pending') return { state: 'pending', providerId }
  if (own?.state === 'succeeded') return { state: 'paid', providerId }
  const arrived = returnedCents(returned) >= sent.givenBefore + sent.amountCents
  // Known by no name of the provider's: what failed under ours does not come back a second time.
  if (arrived) return { state: 'paid', providerId: null }
  return { state: own ? 'failed' : 'open', providerId }
}

/** A paid refund whose own money came back; what arrived by another way is not looked at again. */
export const cameBack = (sent: Sent, returned: readonly Returned[]): boolean =>
  returned.some(({ id, state }) => id === sent.providerId && state === 'failed')
