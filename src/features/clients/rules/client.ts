/** A client is active while at least one of their processes is not decided (G122). */
export const clientStates = ['active', 'inactive'] as const
export type ClientState = (typeof clientStates)[number]

export const clientOrders = ['newest', 'name'] as const
export type ClientOrder = (typeof clientOrders)[number]

/** How many records of each kind a client's card shows; the lists have the rest. */
export const SHOWN_ON_CARD = { companies: 30, documents: 10, notes: 5, activities: 10 } as const
