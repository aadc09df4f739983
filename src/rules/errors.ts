import type { FieldProblem } from './field-problem.ts'
import type { RefusalReason } from './refusal-reason.ts'

/** All error codes of the product. HTTP statuses are in src/server/http/refusal.ts, texts in the dictionaries. */
export const errorCodes = [
  'invalid',
  'malformed',
  'unauthenticated',
  'invalid_credentials',
  'second_step_over',
  'account_disabled',
  'forbidden',
  'password_change_required',
  'two_factor_required',
  'step_up_required',
  'email_unverified',
  'not_while_acting',
  'foreign_origin',
  'not_found',
  'method_not_allowed',
  'conflict',
  'price_changed',
  'order_paid',
  'order_in_progress',
  'unpaid',
  'papers_missing',
  'company_papers_missing',
  'paper_refused',
  'status_refused',
  'no_agent',
  'link_used',
  'link_expired',
  'too_large',
  'unsupported_media_type',
  'unsupported_file',
  'unsafe_file',
  'wrong_password',
  'wrong_code',
  'wrong_passkey',
  'account_not_created',
  'weak_password',
  'too_many_requests',
  'internal',
  'payment_unavailable',
  'unavailable',
  'storage_full',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** Path of a field (`owners.0.email`) → its problem. */
export type FieldErrors = Record<string, FieldProblem>

/** One of several reasons for a refusal, and the place where it can be fixed. */
type Problem = { code: string; place: string; about: string | null }
type More = {
  reason?: RefusalReason
  fields?: FieldErrors
  retryAfterSeconds?: number
  problems?: readonly Problem[]
}

export class AppError extends Error {
  readonly code: ErrorCode
  readonly reason: RefusalReason | undefined
  readonly fields: FieldErrors | undefined
  readonly retryAfterSeconds: number | undefined
  /** Why a paper cannot be generated, and where each reason can be fixed. */
  readonly problems: readonly Problem[] | undefined

  constructor(code: ErrorCode, more: More = {}) {
    super(more.reason ?? code)
    this.name = 'AppError'
    this.code = code
    this.reason = more.reason
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.problems = more.problems
  }
}
