import type { DocumentStatus } from '#domain/documents/status.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import type { RegistrationStatus } from './status.ts'

/** Where the required documents stand, taken together; `none` when none are required. */
export const documentsStates = ['none', 'missing', 'rejected', 'submitted', 'approved'] as const
export type DocumentsState = (typeof documentsStates)[number]

export function documentsState(required: readonly DocumentStatus[]): DocumentsState {
  if (required.length === 0) return 'none'
  if (required.includes('rejected')) return 'rejected'
  if (required.includes('pending')) return 'missing'
  return required.includes('submitted') ? 'submitted' : 'approved'
}

/** What the customer reads (D14), in English like the rest of that card (against L1). */
const steps = {
  pay: { label: 'In Progress', nextStep: 'Complete your payment' },
  send: { label: 'In Progress', nextStep: 'Submit required documents' },
  sendAsked: { label: 'Action Required', nextStep: 'Submit required documents' },
  resend: { label: 'Action Required', nextStep: 'Resend rejected documents' },
  wait: { label: 'In Progress', nextStep: 'Waiting for our review' },
  waitState: { label: 'In Progress', nextStep: 'Waiting for the state' },
  refunded: { label: 'Action Required', nextStep: 'Contact your agent' },
  rejected: { label: 'Rejected', nextStep: 'Contact your agent' },
  done: { label: 'Completed', nextStep: 'Download your documents' },
} as const satisfies Record<string, { label: string; nextStep: string }>

export type NextAction = keyof typeof steps
export const nextActions = Object.keys(steps) as NextAction[]
export type NextStep = { action: NextAction; label: string; nextStep: string }

export type Situation = {
  status: RegistrationStatus
  /** Status of the newest payment; null when there is none. */
  payment: PaymentStatus | null
  documents: DocumentsState
  /** The agent works on the filing itself (E3). */
  filing?: boolean
}

function actionOf({ status, payment, documents, filing = false }: Situation): NextAction {
  if (status === 'approved') return 'done'
  if (status === 'rejected') return 'rejected'
  if (payment === 'refunded') return 'refunded'
  if (payment !== 'paid') return 'pay'
  if (documents === 'rejected') return 'resend'
  if (documents === 'missing') return status === 'documents_required' ? 'sendAsked' : 'send'
  const complete = documents === 'approved' || documents === 'none'
  return status === 'in_review' && complete && filing ? 'waitState' : 'wait'
}

/** Derived from what is really missing (D1, D14). */
export function nextStepOf(situation: Situation): NextStep {
  const action = actionOf(situation)
  return { action, ...steps[action] }
}

/** Who has to move: "com você", "conosco", "com o estado"; nobody once it is done. */
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
  done: null,
}
export const whoseTurn = (action: NextAction): Turn | null => turnOf[action]
