import type { BadgeTone } from '#rules/badge-tone.ts'

export const registrationStatuses = ['pending', 'in_review', 'approved', 'rejected', 'documents_required'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

/** The registration is decided: the team does nothing more for it. */
export const isFinished = (status: RegistrationStatus): boolean => status === 'approved' || status === 'rejected'

/** Badge colours of E19. */
export const statusTone: Record<RegistrationStatus, BadgeTone> = {
  pending: 'yellow',
  in_review: 'blue',
  approved: 'green',
  rejected: 'red',
  documents_required: 'yellow',
}
