/** What the history of a company consists of, as its customer reads it. */
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

/** The same as the team reads it, with what the customer never sees. */
export const teamActivityKinds = [...activityKinds, 'paymentOpened', 'refunded', 'disputed', 'noted'] as const

/** How many of the latest the dashboard lists. */
export const ACTIVITIES_SHOWN = 5
