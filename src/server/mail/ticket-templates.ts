import { oneLine } from '#server/integrations/mail/mail-headers.ts'
import { greet } from './greet.ts'
import type { MailTemplate } from './queue-mail.ts'
import type { Template } from './template.ts'

const LONGEST_SUBJECT = 60
/** A customer's text inside our own subject line: no line ends, and no longer than people read. */
const brief = (text: string): string => oneLine(text).slice(0, LONGEST_SUBJECT)

type TicketTemplate = Extract<MailTemplate, `ticket-${string}`>

export const ticketTemplates: Record<TicketTemplate, Template> = {
  'ticket-received': {
    essential: true,
    about: 'ticket',
    write: ({ origin, ticket }) => ({
      subject: `${ticket.reply ? 'Resposta no chamado' : 'Novo chamado'}: ${brief(ticket.subject)}`,
      greeting: 'Olá!',
      paragraphs: [
        ticket.reply ? 'Um cliente respondeu a um chamado.' : 'Um cliente abriu um chamado.',
        `Cliente: ${oneLine(ticket.customer)}`,
        `Tipo: ${ticket.type}`,
        `Assunto: ${oneLine(ticket.subject)}`,
      ],
      quotes: [ticket.reply || ticket.message],
      button: { label: 'Responder no Atendimento', url: `${origin}/admin/support?chamado=${ticket.id}` },
      notes: ['O texto acima foi escrito pelo cliente. Desconfie de links e pedidos de dados.'],
    }),
  },
  'ticket-reply': {
    essential: false,
    about: 'ticket',
    write: ({ siteName, origin, name, ticket }) => ({
      subject: `Resposta da ${siteName} ao seu chamado: ${brief(ticket.subject)}`,
      greeting: greet(name),
      paragraphs: ticket.reply.split(/\n{2,}/),
      quotes: [ticket.message],
      button: { label: 'Continuar a conversa', url: `${origin}/user/support?chamado=${ticket.id}` },
      notes: [
        'Para responder, use o botão acima: este e-mail não recebe respostas.',
        'Você escolhe o que recebe por e-mail em Configurações, na aba Notificações.',
      ],
    }),
  },
}
