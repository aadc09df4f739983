import { retention } from '#rules/retention.ts'
import { brief } from './brief.ts'
import type { WordsOf } from './mail-words.ts'

const choice = 'You choose what you receive by e-mail in Settings, on the Notifications tab.'

export const accountWords: WordsOf<
  'verify-email' | 'invitation' | 'email-taken' | 'notification' | 'ticket-reply' | 'account-erased'
> = {
  'verify-email': ({ siteName }) => ({
    subject: `Confirm your e-mail at ${siteName}`,
    paragraphs: [`One step is left to complete your registration at ${siteName}: confirm that this e-mail is yours.`],
    button: 'Confirm my e-mail',
    notes: [
      'The link is valid for 24 hours and works once. If you ask for another one, only the newest works.',
      'If you did not register, ignore this message.',
    ],
  }),
  invitation: ({ siteName, origin }) => ({
    subject: `Invitation to ${siteName}`,
    paragraphs: [
      `The ${siteName} team created an account for you. To sign in, choose your password: this also confirms this e-mail.`,
    ],
    button: 'Accept the invitation',
    notes: [
      `The link is valid for 7 days and works once. If it expires, ask for another one at ${origin}/esqueci-senha.`,
      'If you did not expect this invitation, ignore this message.',
    ],
  }),
  'email-taken': ({ siteName, origin }) => ({
    subject: `You already have an account at ${siteName}`,
    paragraphs: [
      `Somebody tried to use this e-mail for another registration at ${siteName}, but it already belongs to your account. Nothing changed there.`,
      `If it was you, just sign in. Forgot the password? Create a new one at ${origin}/esqueci-senha.`,
    ],
    button: 'Sign in to my account',
    notes: ['If it was not you, there is nothing you need to do.'],
  }),
  notification: ({ notification: { title, company, message } }) => ({
    subject: company ? `${title}: ${brief(company)}` : title,
    paragraphs: [message],
    button: 'See it on my dashboard',
    notes: [choice],
  }),
  'ticket-reply': ({ siteName, ticket }) => ({
    subject: `${siteName} answered your ticket: ${brief(ticket.subject)}`,
    paragraphs: ticket.reply.split(/\n{2,}/),
    button: 'Go on with the conversation',
    notes: ['To answer, use the button above: this e-mail receives no replies.', choice],
  }),
  'account-erased': ({ siteName, origin }) => ({
    subject: `Your account at ${siteName} was deleted`,
    paragraphs: [
      `As you asked, we deleted your account at ${siteName}, with your data and your files. Orders that were under way were closed.`,
      `We keep only what the law requires: the records of payments, without your personal data, and for ${retention.accessRecords.amount} months the date, time and IP address of sign-ins. This is the last e-mail we send, and this address also leaves our records once it is sent.`,
    ],
    notes: [
      `If it was not you, write to us at ${origin}/contato.`,
      'You can create a new account whenever you like. It starts empty.',
    ],
  }),
}
