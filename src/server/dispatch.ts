import type { Context, Dispatch } from './context.ts'
import type { DataOf, EventName } from './events.ts'

type Reaction<E extends EventName> = (tx: Context, data: DataOf<E>) => Promise<void>
/** A feature's reactions to events, its own and those of other features. */
export type Reactions = { readonly [E in EventName]?: Reaction<E> }

/** Runs the reactions of all features to an event, one after the other, in the transaction of the event. */
export function dispatchTo(features: readonly { readonly on?: Reactions }[]): Dispatch {
  const reactions = new Map<EventName, Reaction<never>[]>()
  for (const { on = {} } of features)
    for (const [name, reaction] of Object.entries(on) as [EventName, Reaction<never>][])
      reactions.set(name, [...(reactions.get(name) ?? []), reaction])
  return async (tx, name, data) => {
    for (const reaction of reactions.get(name) ?? []) await reaction(tx, data as never)
  }
}
