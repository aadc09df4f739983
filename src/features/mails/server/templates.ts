import type { MailTemplate } from '#rules/mail-templates.ts'
import type { MailFacts } from './facts/mail-facts.ts'
import type { Template } from './template.ts'

type LeadsTo = (facts: MailFacts) => string

const page =
  (path: string): LeadsTo =>
  ({ origin }) =>
    `${origin}${path}`
// Browsers do not send the part after # to a server, so the token stays out of logs and of the Referer header.
const link =
  (path: string): LeadsTo =>
  ({ origin, token }) =>
    `${origin}${path}#token=${token}`
const ticketIn =
  (path: string): LeadsTo =>
  ({ origin, ticket }) =>
    `${origin}${path}?chamado=${ticket.id}`

/** The properties of every mail; its texts are in the folder `words`. */
export const templates: Record<MailTemplate, Template> = {
  'verify-email': { essential: true, link: 'verify_email', leadsTo: link('/verificar-email') },
  'reset-password': { essential: true, link: 'reset_password', leadsTo: link('/redefinir-senha') },
  'email-taken': { essential: true, leadsTo: page('/login') },
  'password-changed': { essential: true, leadsTo: page('/esqueci-senha') },
  'new-device': { essential: true, leadsTo: page('/esqueci-senha') },
  'two-factor-changed': { essential: true, leadsTo: page('/esqueci-senha') },
  invitation: { essential: true, link: 'invitation', leadsTo: link('/redefinir-senha?convite=1') },
  'approve-email-change': {
    essential: true,
    link: 'approve_email',
    about: 'emailChange',
    leadsTo: link('/confirmar-novo-email'),
  },
  'confirm-email-change': {
    essential: true,
    link: 'change_email',
    about: 'emailChange',
    leadsTo: link('/confirmar-novo-email'),
  },
  'email-changed': { essential: true, leadsTo: page('/contato') },
  notification: {
    essential: false,
    about: 'notification',
    leadsTo: ({ origin, notification }) => `${origin}${notification.path}`,
  },
  'account-erased': { essential: true, forgotten: true },
  'contact-received': {
    essential: true,
    toOffice: true,
    leadsTo: ({ origin, contact }) => `${origin}/admin/support?mensagem=${contact.id}`,
    quotes: ({ contact }) => [contact.mensagem],
  },
  'contact-receipt': { essential: false },
  'contact-reply': { essential: true, quotes: ({ contact }) => [contact.mensagem] },
  'ticket-received': {
    essential: true,
    about: 'ticket',
    toOffice: true,
    leadsTo: ticketIn('/admin/support'),
    quotes: ({ ticket }) => [ticket.reply || ticket.message],
  },
  'ticket-reply': {
    essential: false,
    about: 'ticket',
    leadsTo: ticketIn('/user/support'),
    quotes: ({ ticket }) => [ticket.message],
  },
  'order-received': {
    essential: true,
    about: 'order',
    leadsTo: ({ origin, order }) => `${origin}${order.paid ? '/user/dashboard' : '/user/payments'}`,
  },
  'payment-confirmed': {
    essential: true,
    about: 'payment',
    attach: 'invoice',
    leadsTo: ({ origin, payment }) => `${origin}${payment.papers > 0 ? '/user/documents' : '/user/dashboard'}`,
  },
  'payment-failed': { essential: true, about: 'payment', leadsTo: page('/user/payments') },
  'withdrawal-received': { essential: true, about: 'withdrawal', leadsTo: page('/user/payments') },
}
