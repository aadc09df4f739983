import type { Seller } from '#features/site-settings/rules/seller.ts'
import type { ContactFacts } from './contact-facts.ts'
import type { OrderFacts } from './order-facts.ts'
import type { PaymentFacts } from './payment-facts.ts'
import type { SignInFacts } from './sign-in-facts.ts'
import type { TicketFacts } from './ticket-facts.ts'
import type { WithdrawalFacts } from './withdrawal-facts.ts'

/** Everything that a mail can be about; what a mail is not about is empty. */
export type MailFacts = {
  siteName: string
  seller: Seller
  origin: string
  name: string
  token: string
  contact: ContactFacts
  /** In the reader's language; `company` is empty where it is about none. */
  notification: { title: string; message: string; path: string; company: string }
  newEmail: string
  signIn: SignInFacts
  order: OrderFacts
  payment: PaymentFacts
  withdrawal: WithdrawalFacts
  ticket: TicketFacts
  /** What was queued with the mail; never personal data, which is read when the mail leaves. */
  details: Record<string, string>
}

/** The record that a mail is about; without it the message is not sent any more. */
export type About = 'notification' | 'emailChange' | 'order' | 'payment' | 'withdrawal' | 'ticket'
