import { z } from 'zod'

/** `failed`: the provider or the bank rejected the refund, possibly weeks after it succeeded. A state only moves to the right. */
const returnStates = ['pending', 'succeeded', 'failed'] as const
export type ReturnState = (typeof returnStates)[number]

/** A refund as the provider lists it; `refundId` is the refund of ours that requested it. */
const returnShape = z.object({
  id: z.string(),
  amountCents: z.int().min(0),
  state: z.enum(returnStates),
  refundId: z.string().nullable(),
})
export type Returned = z.infer<typeof returnShape>
export const returnedShape = z.array(returnShape)

const further = (one: ReturnState, other: ReturnState): ReturnState =>
  returnStates.indexOf(one) >= returnStates.indexOf(other) ? one : other

/** Merges the stored refunds with those just read: states never move backwards, so the sequence of answers does not matter. */
export function joinReturned(known: readonly Returned[], said: readonly Returned[]): Returned[] {
  const joined = new Map(known.map((one) => [one.id, one]))
  for (const one of said) {
    const before = joined.get(one.id)
    joined.set(
      one.id,
      before
        ? {
            ...one,
            amountCents: Math.max(before.amountCents, one.amountCents),
            state: further(before.state, one.state),
          }
        : one,
    )
  }
  return [...joined.values()].sort((one, other) => one.id.localeCompare(other.id))
}

const sum = (returned: readonly Returned[], counts: (state: ReturnState) => boolean): number =>
  returned.reduce((cents, { amountCents, state }) => cents + (counts(state) ? amountCents : 0), 0)

/** The sum that has arrived. */
export const returnedCents = (returned: readonly Returned[]): number => sum(returned, (state) => state === 'succeeded')

/** The sum that has arrived or is on its way. */
export const promisedCents = (returned: readonly Returned[]): number => sum(returned, (state) => state !== 'failed')
