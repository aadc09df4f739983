import type { PayingProvider } from '#features/payments/rules/methods.ts'
import type { ProviderTruth } from '#features/payments/rules/payment-state.ts'
import type { Language } from '#rules/language/preferences.ts'

export type ProviderName = PayingProvider

export type LineItem = { name: string; amountCents: number }

/** Everything a session is opened with. It stays the same for every try of one attempt, as the key demands. */
export type SessionRequest = {
  payment: { id: string; amountCents: number; currency: 'USD' }
  registration: { id: string; companyName: string }
  items: readonly LineItem[]
  language: Language
  customerEmail: string
  /** A customer who keeps cards at the provider may choose one of them. */
  customerId: string | null
  successUrl: string
  cancelUrl: string
  expiresAt: Date
  idempotencyKey: string
}

export type OpenedSession = { sessionId: string; url: string }

/** What the provider itself says of a session, read back: the only thing a payment is ever settled by. */
export type SessionTruth = ProviderTruth & {
  sessionId: string
  /** Address of the page where the session can be paid; null once it cannot. */
  url: string | null
}

/** A message whose signature is right. What it says of money is not believed, only what it is about. */
export type ProviderEvent = {
  id: string
  type: string
  livemode: boolean
  /** When the provider made the message; null where it does not say. */
  createdAt: Date | null
  /** Named when the message concerns an account connected to another's. */
  account: string | null
  sessionId: string | null
  paymentId: string | null
}

export type SavedCard = { id: string; brand: string; last4: string }

/** The part of a provider that keeps people's cards for the next payment. */
export interface CardKeeper {
  /** The same key gives the same customer. */
  openCustomer(person: { userId: string; email: string; key: string }): Promise<string>
  listCards(customerId: string): Promise<SavedCard[]>
  /** The provider's page for adding and removing cards; undefined when it does not know the customer. */
  openPortal(customerId: string, page: { returnUrl: string; language: Language }): Promise<string | undefined>
  forgetCustomer(customerId: string): Promise<void>
}

/** What is given back of the money behind a session. The same key gives back once, however often it is asked for. */
export type RefundRequest = {
  refundId: string
  sessionId: string
  /** The provider's id of the money. */
  paymentId: string
  amountCents: number
  idempotencyKey: string
}

export interface PaymentProvider {
  name: ProviderName
  /** Whether money is real. */
  livemode: boolean
  /** The provider's account that receives the money; messages about other accounts are not ours. */
  accountId: string | null
  /** Null where no cards can be kept. */
  cards: CardKeeper | null
  /** The same key gives the same session, however often it is asked for. */
  openSession(request: SessionRequest): Promise<OpenedSession>
  /** Closes a session so that nobody can pay it; does nothing to one that is over. */
  expireSession(sessionId: string): Promise<void>
  /** Undefined when the provider does not know the session. */
  readSession(sessionId: string): Promise<SessionTruth | undefined>
  /** The session behind the provider's id of the money. */
  findSession(paymentId: string): Promise<string | undefined>
  /** The provider's id of the refund, which may still wait for the bank; throws RefundRefused where it will not give the money back. */
  refund(request: RefundRequest): Promise<string>
  /** Checks the bytes as they came; throws InvalidSignature. */
  verify(rawBody: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>): ProviderEvent
}

/** The provider is away, slow, or in trouble: trying again with the same key is safe. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** The key's answer is used up (a stored failure, or asked with other values): only a new key helps. */
export class KeySpent extends Error {
  override name = 'KeySpent'
}

/** The provider's last word about one try of a refund. */
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
