import { type Action, type Actor, mayCall, type Scope } from '../../src/rules/access.ts'

// The policy as it would be if nobody asked whose a record is: what is left is who may make which call at all.
// tests/wall runs the server with it, so that only the database stands between a person and the records of others (S51).
export * from '../../src/rules/access.ts'

export const can = (actor: Actor, action: Action): boolean => mayCall(actor, action)
export const listScope = (actor: Actor, action: Action): Scope =>
  mayCall(actor, action) ? { kind: 'any' } : { kind: 'none' }
