/** A conversation belongs to a registration: its customer on one side, the team on the other. */
export type Side = 'customer' | 'team'

type Parties = { customerId: string; agentId: string | null }

/** Any sender but the customer counts as the team, also a former agent of the registration. */
export const sideOf = ({ customerId }: Pick<Parties, 'customerId'>, personId: string): Side =>
  personId === customerId ? 'customer' : 'team'

/** Without an assigned agent, no one on the team would read the customer's message. */
export const hasReader = ({ agentId }: Pick<Parties, 'agentId'>): boolean => agentId !== null

/** The person on the other side; null for a customer without an agent. */
export const otherSide = (parties: Parties, personId: string): string | null =>
  sideOf(parties, personId) === 'customer' ? parties.agentId : parties.customerId

/** A message that is unread for this long was not seen live: its reader is away (D10). */
export const AWAY_AFTER_MS = 60_000
export const isAway = (oldestUnread: Date, now: Date): boolean =>
  now.getTime() - oldestUnread.getTime() >= AWAY_AFTER_MS
