import type { DocumentStatus } from '#features/documents/rules/status.ts'
import type { PaymentStatus } from '#features/payments/rules/payment-status.ts'
import type { RegistrationStatus } from './status.ts'

/** The combined state of all required documents; `none` when none are required. */
export const documentsStates = ['none', 'missing', 'rejected', 'submitted', 'approved'] as const
export type DocumentsState = (typeof documentsStates)[number]

export function documentsState(required: readonly DocumentStatus[]): DocumentsState {
  if (required.length === 0) return 'none'
  if (required.includes('rejected')) return 'rejected'
  if (required.includes('pending')) return 'missing'
  return required.includes('submitted') ? 'submitted' : 'approved'
}

/** What comes next for the customer; the label and text of each are in the dictionaries (D14). */
export const nextActions = [
  'pay',
  'send',
  'sendAsked',
  'resend',
  'wait',
  'waitState',
  'refunded',
  'rejected',
  'returned',
  'toCome',
  'done',
] as const
export type NextAction = (typeof nextActions)[number]

export type Situation = {
  status: RegistrationStatus
  /** Status of the newest payment; null when there is none. */
  payment: PaymentStatus | null
  documents: DocumentsState
  /** The workflow is in progress: the agent works on the filing (E3). */
  filing?: boolean
  /** The company is approved, and neither its formation document nor its EIN letter is there yet. */
  papersToCome?: boolean
}

/** Derived from status, payment and documents, so that it names what is really missing (D1, D14). */
export function nextActionOf({
  status,
  payment,
  documents,
  filing = false,
  papersToCome = false,
}: Situation): NextAction {
  if (status === 'approved') return papersToCome ? 'toCome' : 'done'
  if (status === 'rejected') return payment === 'refunded' ? 'returned' : 'rejected'
  if (payment === 'refunded') return 'refunded'
  if (payment !== 'paid') return 'pay'
  if (documents === 'rejected') return 'resend'
  if (documents === 'missing') return status === 'documents_required' ? 'sendAsked' : 'send'
  const complete = documents === 'approved' || documents === 'none'
  return status === 'in_review' && complete && filing ? 'waitState' : 'wait'
}

/** Who has to act next, on screens "com você", "conosco" or "com o estado". */
export const turns = ['customer', 'team', 'state'] as const
export type Turn = (typeof turns)[number]
const turnOf: Record<NextAction, Turn | null> = {
  pay: 'customer',
  send: 'customer',
  sendAsked: 'customer',
  resend: 'customer',
  wait: 'team',
  waitState: 'state',
  refunded: 'customer',
  rejected: 'customer',
  returned: null,
  toCome: null,
  done: null,
}
export const whoseTurn = (action: NextAction): Turn | null => turnOf[action]
