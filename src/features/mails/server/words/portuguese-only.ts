import { oneLine } from '#server/mail/transport/mail-headers.ts'
import { brief } from './brief.ts'
import type { PortugueseTemplate, WordsOf } from './mail-words.ts'

const LONGEST_NAME = 40

/** Mails to the office and to people without an account (L1). */
export const portugueseOnly: WordsOf<PortugueseTemplate> = {
  'contact-received': ({ contact }) => ({
    subject: `Contato pelo site: ${brief(contact.nome, LONGEST_NAME)}`,
    paragraphs: [
      `Chegou uma mensagem pelo formulário de contato.`,
      `Nome: ${oneLine(contact.nome)}`,
      `E-mail: ${contact.email}`,
      ...(contact.telefone ? [`Telefone: ${contact.telefone}`] : []),
      ...(contact.subject ? [`Assunto: ${contact.subject}`] : []),
    ],
    button: 'Responder no Atendimento',
    notes: ['O texto acima foi escrito por quem visitou o site. Desconfie de links e pedidos de dados.'],
  }),
  // A stranger may have typed this address, so the receipt leaves out the message, which could be advertising.
  'contact-receipt': ({ siteName, contact }) => ({
    subject: `Recebemos sua mensagem na ${siteName}`,
    paragraphs: [
      `Sua mensagem chegou à equipe da ${siteName}. Respondemos por e-mail, em português.`,
      ...(contact.subject ? [`Assunto: ${contact.subject}`] : []),
    ],
    notes: ['Se você não escreveu para nós, ignore este aviso.'],
  }),
  'contact-reply': ({ siteName, origin, contact }) => ({
    subject: `Resposta da ${siteName} à sua mensagem`,
    paragraphs: contact.reply.split(/\n{2,}/),
    notes: [`Para continuar a conversa, escreva por ${origin}/contato.`],
  }),
  'ticket-received': ({ ticket }) => ({
    subject: `${ticket.reply ? 'Resposta no chamado' : 'Novo chamado'}: ${brief(ticket.subject)}`,
    paragraphs: [
      ticket.reply ? 'Um cliente respondeu a um chamado.' : 'Um cliente abriu um chamado.',
      `Cliente: ${oneLine(ticket.customer)}`,
      `Tipo: ${ticket.type}`,
      `Assunto: ${oneLine(ticket.subject)}`,
    ],
    button: 'Responder no Atendimento',
    notes: ['O texto acima foi escrito pelo cliente. Desconfie de links e pedidos de dados.'],
  }),
}
