import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import type { BadgeTone } from '#web/ui/badge-tone.ts'

/** Badge colours of E19. */
export const statusTone: Record<RegistrationStatus, BadgeTone> = {
  pending: 'yellow',
  in_review: 'blue',
  approved: 'green',
  rejected: 'red',
  documents_required: 'yellow',
}
