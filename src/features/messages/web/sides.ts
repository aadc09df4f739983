/** Whose panel shows the conversations. */
export type ConversationSide = 'customer' | 'agent'

/** The query parameter of the chosen conversation, so that notifications can link to it. */
export const CHOSEN = 'conversa'

/** The name that the server gives to the panel's own side. */
export const ownSide = { customer: 'customer', agent: 'team' } as const satisfies Record<ConversationSide, string>
const documentsPath = { customer: '/user/documents', agent: '/agent/documents' } as const

/** Address of the documents screen: of the conversation's company for a customer, of all companies for an agent. */
export const documentsOf = (side: ConversationSide, conversation: { id: string } | undefined): string =>
  side === 'customer' && conversation ? `${documentsPath.customer}?empresa=${conversation.id}` : documentsPath[side]

/** Address of the documents screen with one document open. */
export const documentPath = (side: ConversationSide, documentId: string): string =>
  `${documentsPath[side]}?documento=${documentId}`
