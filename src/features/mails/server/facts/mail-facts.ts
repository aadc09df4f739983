import type { Seller } from '#features/site-settings/rules/seller.ts'
import type { ContactFacts } from './contact-facts.ts'
import type { OrderFacts } from './order-facts.ts'
import type { PaymentFacts } from './payment-facts.ts'
import type { SignInFacts } from './sign-in-facts.ts'
import type { TicketFacts } from './ticket-facts.ts'
import type { WithdrawalFacts } from './withdrawal-facts.ts'

/** All facts that mails use; those that a mail is not about are empty. */
export type MailFacts = {
  siteName: string
  seller: Seller
  origin: string
  name: string
  token: string
  contact: ContactFacts
  /** In the reader's language; `company` is empty if the notification is about none. */
  notification: { title: string; message: string; path: string; company: string }
  newEmail: string
  signIn: SignInFacts
  order: OrderFacts
  payment: PaymentFacts
  withdrawal: WithdrawalFacts
  ticket: TicketFacts
  /** What was queued with the mail; never personal data, which is read when the mail is sent. */
  details: Record<string, string>
}

/** The kind of record that a mail is about; once the record is gone, the mail is not sent any more. */
export type About = 'notification' | 'emailChange' | 'order' | 'payment' | 'withdrawal' | 'ticket'
