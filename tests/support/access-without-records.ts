import { type Action, type Actor, mayCall, type Scope } from '../../src/rules/access.ts'

// The access policy without ownership checks: a call is allowed or refused by the caller's role alone. tests/row-security runs the server
// with it, so that only row-level security keeps a caller from the records of others (S51).
export * from '../../src/rules/access.ts'

export const can = (actor: Actor, action: Action): boolean => mayCall(actor, action)
export const listScope = (actor: Actor, action: Action): Scope =>
  mayCall(actor, action) ? { kind: 'any' } : { kind: 'none' }
