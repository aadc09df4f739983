/** Kinds of entries in a company's history that its customer sees. */
export const activityKinds = [
  'ordered',
  'paid',
  'assigned',
  'moved',
  'documentSent',
  'documentAdded',
  'documentApproved',
  'documentRejected',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Kinds of entries that the team sees, including those hidden from the customer. */
export const teamActivityKinds = [...activityKinds, 'paymentOpened', 'refunded', 'disputed', 'noted'] as const

/** How many of the latest entries the dashboard lists. */
export const ACTIVITIES_SHOWN = 5
