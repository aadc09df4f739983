import type { AppError, ErrorCode } from '#rules/errors.ts'
import { refusals } from '#rules/words/refusals.pt-BR.ts'

const statuses: Readonly<Record<ErrorCode, number>> = {
  invalid: 400,
  malformed: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  second_step_over: 401,
  account_disabled: 403,
  forbidden: 403,
  password_change_required: 403,
  two_factor_required: 403,
  step_up_required: 403,
  email_unverified: 403,
  not_while_acting: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  price_changed: 409,
  order_paid: 409,
  order_in_progress: 409,
  unpaid: 409,
  papers_missing: 409,
  company_papers_missing: 409,
  paper_refused: 409,
  status_refused: 409,
  no_agent: 409,
  link_used: 410,
  link_expired: 410,
  too_large: 413,
  unsupported_media_type: 415,
  unsupported_file: 415,
  unsafe_file: 422,
  wrong_password: 422,
  wrong_code: 422,
  wrong_passkey: 422,
  account_not_created: 422,
  weak_password: 422,
  too_many_requests: 429,
  internal: 500,
  payment_unavailable: 503,
  unavailable: 503,
  storage_full: 507,
}
export const statusOf = (code: ErrorCode): number => statuses[code]

/** The Portuguese text of a refusal; pages of other languages show their own. */
export const textOf = ({ code, reason }: Pick<AppError, 'code' | 'reason'>): string =>
  reason ? refusals.byReason[reason] : refusals.byCode[code]
