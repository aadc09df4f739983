export const ticketTypes = ['technical', 'document', 'billing', 'account', 'other'] as const
export type TicketType = (typeof ticketTypes)[number]

/** For mails; the screens have them in the reader's language. */
export const ticketTypeLabels: Record<TicketType, string> = {
  technical: 'Suporte técnico',
  document: 'Documentos',
  billing: 'Pagamentos e cobrança',
  account: 'Minha conta',
  other: 'Outro assunto',
}

export const ticketStatuses = ['aberto', 'respondido', 'encerrado'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

/** What the team may do by hand; an answer moves by itself (afterReply). */
const transitions: Record<TicketStatus, readonly TicketStatus[]> = {
  aberto: ['encerrado'],
  respondido: ['encerrado'],
  encerrado: ['aberto', 'respondido'],
}
export const canMoveTicket = (from: TicketStatus, to: TicketStatus): boolean => transitions[from].includes(to)

/** Who writes: the team's answer waits for the customer, the customer's opens it (again). */
export const afterReply = (fromStaff: boolean): TicketStatus => (fromStaff ? 'respondido' : 'aberto')

/** The customer may always go on; the team opens a closed one again first. */
export const canReply = (status: TicketStatus, fromStaff: boolean): boolean => !fromStaff || status !== 'encerrado'

/** Where a closed one goes when the team opens it again. */
export const reopenedTicket = (answered: boolean): TicketStatus => (answered ? 'respondido' : 'aberto')

export const ticketLimits = {
  subject: 200,
  message: 10_000,
  /** A longer conversation goes on in a new ticket. */
  replies: 200,
  /** How far the counters count. */
  counted: 1000,
} as const

export const ticketErrors = {
  subjectRequired: 'Assunto é obrigatório',
  subjectTooLong: 'Use um assunto mais curto',
  typeRequired: 'Escolha o tipo de suporte',
  messageRequired: 'Mensagem é obrigatória',
  messageTooLong: 'A mensagem passou do limite. Encurte o texto para enviar',
  notAccepted: 'O texto contém caracteres não aceitos',
} as const

export const ticketTexts = {
  closed: 'Reabra o chamado para responder.',
  tooLong: 'Esta conversa ficou longa demais. Abra um novo chamado para continuar.',
} as const
