import { publishToSides } from '#features/registrations/server/publish-to-sides.ts'
import type { Reactions } from '#server/dispatch.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    /** Data of a company's owners changed after the order; the history of edits says what and by whom. */
    'owners.changed': { registrationId: string }
  }
}

export const reactions: Reactions = {
  // The history of edits already records the change.
  'owners.changed': (tx, { registrationId }) => publishToSides(tx, registrationId),
}
