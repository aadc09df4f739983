import type { DomainEvents, EventName } from '#features/events.ts'
import type { Context } from '#server/context.ts'

/** What follows each event, in its transaction. */
export type Reactions = { [E in EventName]: (tx: Context, data: DomainEvents[E]) => Promise<void> }
