/** Every mail of the product. */
export const mailTemplates = [
  'verify-email',
  'reset-password',
  'email-taken',
  'password-changed',
  'new-device',
  'two-factor-changed',
  'invitation',
  'approve-email-change',
  'confirm-email-change',
  'email-changed',
  'notification',
  'account-erased',
  'contact-received',
  'contact-receipt',
  'contact-reply',
  'ticket-received',
  'ticket-reply',
  'order-received',
  'payment-confirmed',
  'payment-failed',
] as const
export type MailTemplate = (typeof mailTemplates)[number]
