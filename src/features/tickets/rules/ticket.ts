export const ticketTypes = ['technical', 'document', 'billing', 'account', 'other'] as const
export type TicketType = (typeof ticketTypes)[number]

/** Labels for mails; screens have their own in the reader's language. */
export const ticketTypeLabels: Record<TicketType, string> = {
  technical: 'Suporte técnico',
  document: 'Documentos',
  billing: 'Pagamentos e cobrança',
  account: 'Minha conta',
  other: 'Outro assunto',
}

export const ticketStatuses = ['aberto', 'respondido', 'encerrado'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

/** Status changes that the team makes by hand; a reply changes the status through `afterReply`. */
const transitions: Record<TicketStatus, readonly TicketStatus[]> = {
  aberto: ['encerrado'],
  respondido: ['encerrado'],
  encerrado: ['aberto', 'respondido'],
}
export const canMoveTicket = (from: TicketStatus, to: TicketStatus): boolean => transitions[from].includes(to)

/** A reply by the team marks the ticket as answered; a reply by the customer opens it (again). */
export const afterReply = (fromStaff: boolean): TicketStatus => (fromStaff ? 'respondido' : 'aberto')

/** Customers may always reply; the team must reopen a closed ticket first. */
export const canReply = (status: TicketStatus, fromStaff: boolean): boolean => !fromStaff || status !== 'encerrado'

/** The status of a closed ticket that the team reopens. */
export const reopenedTicket = (answered: boolean): TicketStatus => (answered ? 'respondido' : 'aberto')

export const ticketLimits = {
  subject: 200,
  message: 10_000,
  /** Most replies per ticket; a longer conversation continues in a new one. */
  replies: 200,
  /** Counters stop here, so that counting a long queue stays cheap. */
  counted: 1000,
} as const
