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

/** How many of the latest the dashboard lists. */
export const ACTIVITIES_SHOWN = 5
