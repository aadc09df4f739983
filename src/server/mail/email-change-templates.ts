import { greet } from './greet.ts'
import type { MailTemplate } from './queue-mail.ts'
import { linkTo, type Template } from './template.ts'

type EmailChangeTemplate = Extract<MailTemplate, 'approve-email-change' | 'confirm-email-change' | 'email-changed'>

const PAGE = '/confirmar-novo-email'
const bothNeeded =
  'O link vale por 24 horas e funciona uma única vez. O e-mail só muda depois que os dois forem usados.'

export const emailChangeTemplates: Record<EmailChangeTemplate, Template> = {
  'approve-email-change': {
    essential: true,
    link: 'approve_email',
    about: 'emailChange',
    write: (facts) => ({
      subject: `Autorize a troca do seu e-mail na ${facts.siteName}`,
      greeting: greet(facts.name),
      paragraphs: [
        `Recebemos um pedido para trocar o e-mail da sua conta na ${facts.siteName} para ${facts.newEmail}.`,
        'Se foi você, autorize a troca por aqui e use também o link que enviamos ao novo endereço.',
      ],
      button: { label: 'Autorizar a troca', url: linkTo(facts, PAGE) },
      notes: [
        bothNeeded,
        'Se não foi você, não use o link: seu e-mail continua o mesmo. Por segurança, troque a sua senha.',
      ],
    }),
  },
  // Whoever reads this may be a stranger whose address was mistyped: the account's own address is not named.
  'confirm-email-change': {
    essential: true,
    link: 'change_email',
    about: 'emailChange',
    write: (facts) => ({
      subject: `Confirme seu novo e-mail na ${facts.siteName}`,
      greeting: greet(facts.name),
      paragraphs: [
        `Este endereço foi indicado como o novo e-mail de uma conta na ${facts.siteName}. Confirme que ele é seu.`,
        'Enviamos outro link ao e-mail atual da conta, para autorizar a troca.',
      ],
      button: { label: 'Confirmar novo e-mail', url: linkTo(facts, PAGE) },
      notes: [bothNeeded, 'Se você não pediu a troca, ignore esta mensagem.'],
    }),
  },
  'email-changed': {
    essential: true,
    write: ({ siteName, origin, name }) => ({
      subject: `O e-mail da sua conta na ${siteName} mudou`,
      greeting: greet(name),
      paragraphs: [
        `O e-mail da sua conta na ${siteName} acaba de ser trocado, com a autorização dos dois endereços. A partir de agora, entre com o novo.`,
        'Por segurança, as outras sessões foram encerradas.',
      ],
      button: { label: 'Não fui eu', url: `${origin}/contato` },
      notes: ['Se foi você, não é preciso fazer nada. Se não foi, fale com o nosso suporte agora pelo botão acima.'],
    }),
  },
}
