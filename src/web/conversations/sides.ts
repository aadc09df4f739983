/** Whose panel shows the conversations. */
export type ConversationSide = 'customer' | 'agent'

/** What the messages of that panel's own side are called by the server. */
export const ownSide = { customer: 'customer', agent: 'team' } as const satisfies Record<ConversationSide, string>
export const documentsPath = { customer: '/user/documents', agent: '/agent/documents' } as const
