export const registrationStatuses = ['pending', 'in_review', 'approved', 'rejected', 'documents_required'] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

/** The registration is decided: the team does nothing more for it. */
export const isFinished = (status: RegistrationStatus): boolean => status === 'approved' || status === 'rejected'
