/**
 * Every event and its data: ids only, except for events about many records, which also carry data that the publisher has already read.
 * Each feature declares its own events beside its reactions.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface DomainEvents {}
export type EventName = keyof DomainEvents
export type DataOf<E extends EventName> = DomainEvents[E]
