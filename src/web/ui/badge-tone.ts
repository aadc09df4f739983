/** The colours of status badges; each feature's screens assign them to its statuses. */
export type BadgeTone = 'green' | 'yellow' | 'blue' | 'red' | 'grey'
