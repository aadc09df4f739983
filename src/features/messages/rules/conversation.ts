/** A conversation belongs to a registration: its customer on one side, the team on the other. */
export type Side = 'customer' | 'team'

type Parties = { customerId: string; agentId: string | null }

/** Whoever is not the customer speaks for the team, also an agent who had the process before. */
export const sideOf = ({ customerId }: Pick<Parties, 'customerId'>, personId: string): Side =>
  personId === customerId ? 'customer' : 'team'

/** Without an agent nobody on the team would read the customer's message. */
export const hasReader = ({ agentId }: Pick<Parties, 'agentId'>): boolean => agentId !== null

/** The person on the other side; nobody while there is no agent. */
export const otherSide = (parties: Parties, personId: string): string | null =>
  sideOf(parties, personId) === 'customer' ? parties.agentId : parties.customerId

/** A message that stands unread this long was not seen live: its reader is away (D10). */
export const AWAY_AFTER_MS = 60_000
export const isAway = (oldestUnread: Date, now: Date): boolean =>
  now.getTime() - oldestUnread.getTime() >= AWAY_AFTER_MS
