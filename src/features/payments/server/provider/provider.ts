import type { PayingProvider } from '#features/payments/rules/methods.ts'
import type { ProviderTruth } from '#features/payments/rules/payment-state.ts'
import type { Language } from '#rules/language/preferences.ts'

export type ProviderName = PayingProvider

export type LineItem = { name: string; amountCents: number }

/** The parameters of a session. They are the same for every try of one attempt, because an idempotency key is bound to its values. */
export type SessionRequest = {
  payment: { id: string; amountCents: number; currency: 'USD' }
  registration: { id: string; companyName: string }
  items: readonly LineItem[]
  language: Language
  customerEmail: string
  /** The provider's id of the customer, who can then pay with a saved card; null if there is none. */
  customerId: string | null
  successUrl: string
  cancelUrl: string
  expiresAt: Date
  idempotencyKey: string
}

export type OpenedSession = { sessionId: string; url: string }

/** A session as read back from the provider: the only source by which a payment is settled. */
export type SessionTruth = ProviderTruth & {
  sessionId: string
  /** Address of the page where the session can be paid; null once it cannot. */
  url: string | null
}

/** A webhook message with a verified signature. Only its ids are used: amounts and states are read back from the provider. */
export type ProviderEvent = {
  id: string
  type: string
  livemode: boolean
  /** When the provider created the message; null if the message does not say. */
  createdAt: Date | null
  /** The connected account that the message concerns (Stripe Connect); null for our own account. */
  account: string | null
  sessionId: string | null
  paymentId: string | null
}

export type SavedCard = { id: string; brand: string; last4: string }

/** The part of a provider that stores customers' cards for later payments. */
export interface CardKeeper {
  /** Idempotent: the same key returns the same customer. */
  openCustomer(person: { userId: string; email: string; key: string }): Promise<string>
  listCards(customerId: string): Promise<SavedCard[]>
  /** The provider's page for adding and removing cards; undefined when it does not know the customer. */
  openPortal(customerId: string, page: { returnUrl: string; language: Language }): Promise<string | undefined>
  forgetCustomer(customerId: string): Promise<void>
}

/** A refund of a session's payment. The same idempotency key pays back once, however often it is asked. */
export type RefundRequest = {
  refundId: string
  sessionId: string
  /** The provider's id of the payment. */
  paymentId: string
  amountCents: number
  idempotencyKey: string
}

export interface PaymentProvider {
  name: ProviderName
  /** Whether real money is charged. */
  livemode: boolean
  /** The provider's account that receives the money; messages about other accounts are not ours. */
  accountId: string | null
  /** Null for a provider that stores no cards. */
  cards: CardKeeper | null
  /** Idempotent: the same key returns the same session. */
  openSession(request: SessionRequest): Promise<OpenedSession>
  /** Closes a session so that it can no longer be paid; does nothing to one that has ended. */
  expireSession(sessionId: string): Promise<void>
  /** Undefined when the provider does not know the session. */
  readSession(sessionId: string): Promise<SessionTruth | undefined>
  /** The id of the session in which the payment was made. */
  findSession(paymentId: string): Promise<string | undefined>
  /** Returns the provider's id of the refund, which may still wait for the bank; throws RefundRefused if the provider rejects it. */
  refund(request: RefundRequest): Promise<string>
  /** Verifies the signature of the raw bytes and parses the message; throws InvalidSignature. */
  verify(rawBody: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): ProviderEvent
}

/** The provider is unreachable, slow or failing: a retry with the same idempotency key is safe. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** The idempotency key is spent (a failure is stored under it, or it was used with other values): only a new key helps. */
export class KeySpent extends Error {
  override name = 'KeySpent'
}

/** The provider's final refusal of one attempt at a refund. */
export class RefundRefused extends Error {
  override name = 'RefundRefused'
  readonly because: 'already_refunded' | 'disputed' | 'insufficient_funds' | 'refused'
  constructor(because: RefundRefused['because']) {
    super(`refund refused: ${because}`)
    this.because = because
  }
}

export class InvalidSignature extends Error {
  override name = 'InvalidSignature'
}
