import { oneLine } from '#server/integrations/mail/mail-headers.ts'
import { greet } from './greet.ts'
import type { MailTemplate } from './queue-mail.ts'
import type { Template } from './template.ts'

const LONGEST_NAME = 40
/** A visitor's text inside our own subject or line: no line ends, and no longer than a name. */
const brief = (text: string): string => oneLine(text).slice(0, LONGEST_NAME)

type ContactTemplate = Extract<MailTemplate, `contact-${string}`>

export const contactTemplates: Record<ContactTemplate, Template> = {
  'contact-received': {
    essential: true,
    write: ({ origin, contact }) => ({
      subject: `Contato pelo site: ${brief(contact.nome)}`,
      greeting: 'Olá!',
      paragraphs: [
        `Chegou uma mensagem pelo formulário de contato.`,
        `Nome: ${oneLine(contact.nome)}`,
        `E-mail: ${contact.email}`,
        ...(contact.telefone ? [`Telefone: ${contact.telefone}`] : []),
        ...(contact.subject ? [`Assunto: ${contact.subject}`] : []),
      ],
      quotes: [contact.mensagem],
      button: { label: 'Responder no Atendimento', url: `${origin}/admin/support?mensagem=${contact.id}` },
      notes: ['O texto acima foi escrito por quem visitou o site. Desconfie de links e pedidos de dados.'],
    }),
  },
  // Anybody may have typed this address: the receipt leaves out the text, so that nobody advertises through us.
  'contact-receipt': {
    essential: false,
    write: ({ siteName, name, contact }) => ({
      subject: `Recebemos sua mensagem na ${siteName}`,
      greeting: greet(name),
      paragraphs: [
        `Sua mensagem chegou à equipe da ${siteName}. Respondemos por e-mail, em português.`,
        ...(contact.subject ? [`Assunto: ${contact.subject}`] : []),
      ],
      notes: ['Se você não escreveu para nós, ignore este aviso.'],
    }),
  },
  'contact-reply': {
    essential: true,
    write: ({ siteName, origin, name, contact }) => ({
      subject: `Resposta da ${siteName} à sua mensagem`,
      greeting: greet(name),
      paragraphs: contact.reply.split(/\n{2,}/),
      quotes: [contact.mensagem],
      notes: [`Para continuar a conversa, escreva por ${origin}/contato.`],
    }),
  },
}
