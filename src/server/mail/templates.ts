import { contactTemplates } from './contact-templates.ts'
import { emailChangeTemplates } from './email-change-templates.ts'
import { greet } from './greet.ts'
import { orderTemplates } from './order-templates.ts'
import { paymentTemplates } from './payment-templates.ts'
import { privacyTemplates } from './privacy-templates.ts'
import type { MailTemplate } from './queue-mail.ts'
import { securityTemplates } from './security-templates.ts'
import { linkTo, type Template } from './template.ts'
import { ticketTemplates } from './ticket-templates.ts'

export const templates: Record<MailTemplate, Template> = {
  'verify-email': {
    essential: true,
    link: 'verify_email',
    write: (facts) => ({
      subject: `Confirme seu e-mail na ${facts.siteName}`,
      greeting: greet(facts.name),
      paragraphs: [
        `Falta só um passo para concluir seu cadastro na ${facts.siteName}: confirmar que este e-mail é seu.`,
      ],
      button: { label: 'Confirmar meu e-mail', url: linkTo(facts, '/verificar-email') },
      notes: [
        'O link vale por 24 horas e funciona uma única vez. Se você pedir outro, só o mais recente funciona.',
        'Se você não fez este cadastro, ignore esta mensagem.',
      ],
    }),
  },
  'reset-password': {
    essential: true,
    link: 'reset_password',
    write: (facts) => ({
      subject: `Redefina sua senha da ${facts.siteName}`,
      greeting: greet(facts.name),
      paragraphs: [`Recebemos um pedido para redefinir a senha da sua conta na ${facts.siteName}.`],
      button: { label: 'Criar uma nova senha', url: linkTo(facts, '/redefinir-senha') },
      notes: [
        'O link vale por 1 hora e funciona uma única vez. Se você pedir outro, só o mais recente funciona.',
        'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
      ],
    }),
  },
  'email-taken': {
    essential: true,
    write: ({ siteName, origin, name }) => ({
      subject: `Você já tem uma conta na ${siteName}`,
      greeting: greet(name),
      paragraphs: [
        `Alguém tentou usar este e-mail em outro cadastro na ${siteName}, mas ele já é o da sua conta. Nada mudou nela.`,
        `Se foi você, basta entrar. Esqueceu a senha? Crie uma nova em ${origin}/esqueci-senha.`,
      ],
      button: { label: 'Entrar na minha conta', url: `${origin}/login` },
      notes: ['Se não foi você, não é preciso fazer nada.'],
    }),
  },
  'password-changed': {
    essential: true,
    write: ({ siteName, origin, name }) => ({
      subject: `Sua senha da ${siteName} foi alterada`,
      greeting: greet(name),
      paragraphs: [
        `A senha da sua conta na ${siteName} acaba de ser alterada. Por segurança, as outras sessões foram encerradas.`,
        'Se foi você, não é preciso fazer nada.',
      ],
      button: { label: 'Não fui eu', url: `${origin}/esqueci-senha` },
      notes: ['Se não foi você, crie uma nova senha agora pelo botão acima e fale com o nosso suporte.'],
    }),
  },
  invitation: {
    essential: true,
    link: 'invitation',
    write: (facts) => ({
      subject: `Convite para a ${facts.siteName}`,
      greeting: greet(facts.name),
      paragraphs: [
        `A equipe da ${facts.siteName} criou uma conta para você. Para entrar, escolha a sua senha: isso também confirma este e-mail.`,
      ],
      button: { label: 'Aceitar o convite', url: linkTo(facts, '/redefinir-senha?convite=1') },
      notes: [
        `O link vale por 7 dias e funciona uma única vez. Se ele vencer, peça outro em ${facts.origin}/esqueci-senha.`,
        'Se você não esperava este convite, ignore esta mensagem.',
      ],
    }),
  },
  notification: {
    essential: false,
    about: 'notification',
    write: ({ origin, name, notification }) => ({
      subject: notification.title,
      greeting: greet(name),
      paragraphs: [notification.message],
      button: { label: 'Ver no meu painel', url: `${origin}${notification.path}` },
      notes: ['Você escolhe o que recebe por e-mail em Configurações, na aba Notificações.'],
    }),
  },
  ...securityTemplates,
  ...emailChangeTemplates,
  ...privacyTemplates,
  ...contactTemplates,
  ...ticketTemplates,
  ...orderTemplates,
  ...paymentTemplates,
}
